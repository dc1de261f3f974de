import '../../support/consoleOwnHost';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { config } from '../../../src/console/config';
import { openClub } from '../../support/consoleClub';
import { openConsole } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

const openSubscription = () => openConsole({ path: '/subscription', tournaments: [{}] });
const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const findAddressField = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: 'Адрес подписки' });
/** Waits until the shown address differs from this one. */
const findOther = (address: string) =>
  waitFor(async () => {
    const { value } = await findAddressField();
    expect(value).not.toBe(address);
    return value;
  });
/** Status of the response that a calendar program gets. */
const readStatus = (address: string) => act(async () => (await fetch(address)).status);

afterEach(() => void jest.restoreAllMocks());

test('COMFORT-48: the address begins with where people reach the console, if the page says so', async () => {
  jest.replaceProperty(config, 'publicUrl', 'https://club.example.ru');
  const { user } = await openConsole({ path: '/subscription' });
  await press(user, 'Создать адрес');
  expect(await findAddressField()).toHaveDisplayValue(
    /^https:\/\/club\.example\.ru\/calendar\/[\w-]{43}\.ics$/,
  );
});

test('COMFORT-47, COMFORT-48: the address is withdrawn after a question, and then there is nothing', async () => {
  const { user } = await openSubscription();
  await press(user, 'Создать адрес');
  const { value: first } = await findAddressField();
  expect(await readStatus(first)).toBe(200);
  await press(user, 'Новый адрес');
  await press(user, 'Оставить');
  expect(await findAddressField()).toHaveValue(first);
  await press(user, 'Новый адрес');
  await press(user, 'Заменить адрес');
  const second = await findOther(first);
  expect(await readStatus(first)).toBe(404);
  await press(user, 'Отозвать');
  await press(user, 'Отозвать адрес');
  expect(await screen.findByRole('button', { name: 'Создать адрес' })).toBeVisible();
  expect(await readStatus(second)).toBe(404);
});

test('COMFORT-48: a later visit shows the same address, and when it was read', async () => {
  const opened = await openSubscription();
  await press(opened.user, 'Создать адрес');
  const { value: address } = await findAddressField();
  expect(await screen.findByText(/По этому адресу календарь ещё не загружали\./)).toBeVisible();
  await readStatus(address);
  opened.page.unmount();
  await openConsole({ club: opened.club, path: '/subscription' });
  expect(await findAddressField()).toHaveValue(address);
  expect(
    await screen.findByText(/Последний раз календарь загружали 01\sиюня\s2026, 12:00/),
  ).toBeVisible();
});

test('COMFORT-48, WEATHER-5: after an answer that was lost the address is what the server has', async () => {
  const { club, user } = await openSubscription();
  expectTrouble(/^openCalendarAddress: FETCH_ERROR/, /^closeCalendarAddress: FETCH_ERROR/);
  await press(user, 'Создать адрес');
  const { value: first } = await findAddressField();
  club.loseAnswerAfter('POST', 0);
  club.loseAnswerAfter('DELETE', 0);
  await press(user, 'Новый адрес');
  await press(user, 'Заменить адрес');
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  const second = await findOther(first);
  expect(await readStatus(second)).toBe(200);

  await press(user, 'Оставить');
  expect(screen.queryByRole('alert')).toBeNull();
  await press(user, 'Отозвать');
  await press(user, 'Отозвать адрес');
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи с сервером');
  await press(user, 'Создать адрес');
  await findOther(second);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('COMFORT-48: a failure is reported, and can be retried', async () => {
  const club = await openClub();
  expectTrouble(/^readCalendarAddress: 500/);
  club.answer('GET /api/calendar', (response) =>
    response.writeHead(500).end('{"message":"Не сейчас"}'),
  );
  const { user } = await openConsole({ club, path: '/subscription' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Не сейчас');
  club.relayAgain();
  await press(user, 'Повторить');
  expect(await screen.findByRole('button', { name: 'Создать адрес' })).toBeVisible();
});

test('SEEN-81: an address of this computer alone says what to set', async () => {
  jest.replaceProperty(config, 'features', ['calendar']);
  jest.replaceProperty(config, 'publicUrl', 'http://127.0.0.1:8080');
  const { user } = await openConsole({ path: '/subscription' });
  await user.click(await screen.findByRole('button', { name: 'Создать адрес' }));
  expect(await screen.findByText(/^Адрес 127\.0\.0\.1 открывается только/)).toBeVisible();
});
