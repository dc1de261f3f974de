import { screen, within } from '@testing-library/react';
import { getButton, fillFields, getField, GIVEN, openCreateForm } from '../../support/consoleForms';
import { flushActions, waitToPass } from '../../support/consolePatience';
import { openPage } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

const [FIRST, SECOND] = ['2026-06-20', '2026-06-27'];

const listDraftKeys = () =>
  Object.keys(localStorage).filter((key) => key.startsWith('club.draft.'));

type Opened = Awaited<ReturnType<typeof openCreateForm>>;

/** Chooses the number of repetitions; an empty text is «Не повторять». */
const repeat = (user: Opened['user'], times: string) =>
  user.selectOptions(screen.getByLabelText('Повторять еженедельно'), times);

/** Date and type of each stored tournament. */
const listStoredDates = async (club: Opened['club']): Promise<string[]> =>
  (
    (await club.call('GET', '/api/tournaments')).json as { date: string; tournament_type: string }[]
  ).map(({ date, tournament_type: type }) => `${date} ${type}`);

/** Opens a form with a series filled in and nothing sent. */
async function openSeries(times: number) {
  const opened = await openCreateForm();
  await fillFields(opened.user, GIVEN);
  await repeat(opened.user, String(times));
  return opened;
}

/** Opens a series of two, of which only the first was created. */
async function openHalfDone() {
  const opened = await openSeries(2);
  const { club, user } = opened;
  expectTrouble(/^createTournament: 503/);
  club.answerAfter('POST', 1, (response) => response.writeHead(503).end('{}'));
  await user.click(getButton('Создать 2\u00a0турнира'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Создано 1 из 2.');
  club.relayAgain();
  return opened;
}

/**
 * Leaves a series while the request for its first tournament is open.
 * @returns lets the server respond
 */
async function leaveInTheMiddle({ club, user }: Opened, way: () => HTMLElement, answer: string) {
  const release = club.hold('POST');
  await user.click(getButton('Создать 3\u00a0турнира'));
  await waitToPass(() => expect(club.listSent('POST')).toHaveLength(1));
  await user.click(way());
  const question = await screen.findByRole('dialog', { name: 'Турниры ещё создаются' });
  expect(question).toHaveTextContent(/начатый турнир может появиться.*остальные созданы не будут/);
  await user.click(within(question).getByRole('button', { name: answer }));
  return { release, question };
}

test('COMFORT-23: a form changed after a part of its series was created sends another tournament', async () => {
  const { club, user, submit } = await openHalfDone();
  await repeat(user, '');
  await fillFields(user, { 'Тип турнира': 'Американо' });
  await submit();
  await screen.findByText('Турнир создан успешно!');
  expect(await listStoredDates(club)).toEqual([`${FIRST} Мексикано`, `${FIRST} Американо`]);
});

test('COMFORT-23 COMFORT-20: a continued draft that is changed after a part of its series was created sends other tournaments', async () => {
  const { club, page, user } = await openHalfDone();
  await waitToPass(() => expect(listDraftKeys()).toHaveLength(1));
  page.unmount();
  openPage('/tournaments/new');
  await user.click(await screen.findByRole('button', { name: 'Продолжить' }));
  expect(screen.getByText(/создан$/)).toBeVisible();
  await fillFields(user, { 'Тип турнира': 'Американо' });
  await user.click(getButton('Создать 2\u00a0турнира'));
  await screen.findByText('Создано успешно: 2 турнира!');
  expect((await listStoredDates(club)).sort()).toEqual([
    `${FIRST} Американо`,
    `${FIRST} Мексикано`,
    `${SECOND} Американо`,
  ]);
  expect(listDraftKeys()).toEqual([]);
});

test('COMFORT-23: a series that is changed and changed back makes nothing twice', async () => {
  const { club, user } = await openHalfDone();
  await fillFields(user, { 'Имя организатора': 'Анна' });
  expect(screen.queryByText(/создан$/)).toBeNull();
  await fillFields(user, { 'Имя организатора': 'Вера Орлова' });
  await user.click(getButton('Создать 1\u00a0турнир'));
  await screen.findByText('Создано успешно: 2 турнира!');
  expect(await listStoredDates(club)).toEqual([`${FIRST} Мексикано`, `${SECOND} Мексикано`]);
});

test('COMFORT-23: where all that is wanted is there, «Готово» ends the form and sends nothing', async () => {
  const { club, user } = await openHalfDone();
  await repeat(user, '');
  await user.click(getButton('Готово'));
  await screen.findByText('Турнир создан успешно!');
  expect(club.listSent('POST')).toHaveLength(2);
  expect(await listStoredDates(club)).toEqual([`${FIRST} Мексикано`]);
  expect(listDraftKeys()).toEqual([]);
});

test('COMFORT-21 COMFORT-23: leaving a series ends it, and its draft continues with the rest', async () => {
  const opened = await openSeries(3);
  const { club, user } = opened;
  const { release, question } = await leaveInTheMiddle(
    opened,
    () => getButton('Назад'),
    'Уйти, не дожидаясь',
  );
  expect(question).toHaveTextContent('Черновик останется на этом устройстве');
  release();
  expect(await screen.findByRole('row', { name: /Вера Орлова/ })).toBeVisible();
  await flushActions();
  expect(club.listSent('POST')).toHaveLength(1);

  await user.click(screen.getByRole('link', { name: 'Создать турнир' }));
  await user.click(await screen.findByRole('button', { name: 'Продолжить' }));
  await user.click(getButton('Создать 2\u00a0турнира'));
  await screen.findByText('Создано успешно: 3 турнира!');
  expect(club.listSent('POST')).toHaveLength(3);
  expect(await listStoredDates(club)).toHaveLength(3);
});

test('COMFORT-20: a draft that was discarded does not come back with a late answer', async () => {
  const opened = await openSeries(3);
  const { club, user } = opened;
  const { release } = await leaveInTheMiddle(
    opened,
    () => getButton('Назад'),
    'Уйти, не дожидаясь',
  );
  await user.click(await screen.findByRole('link', { name: 'Создать турнир' }));
  await user.click(await screen.findByRole('button', { name: 'Удалить черновик' }));
  release();
  await waitToPass(async () => expect(await listStoredDates(club)).toHaveLength(1));
  await flushActions();
  expect(listDraftKeys()).toEqual([]);
});

test('COMFORT-20 COMFORT-23: signing out of a series sends nothing more and leaves no draft', async () => {
  const opened = await openSeries(3);
  const { club } = opened;
  const { release, question } = await leaveInTheMiddle(
    opened,
    () => getButton('Выйти'),
    'Выйти, не дожидаясь',
  );
  expect(question).toHaveTextContent('При выходе черновик удалится с этого устройства.');
  await screen.findByRole('heading', { name: 'Вход в систему' });
  release();
  await flushActions();
  expect(club.listSent('POST', '/api/tournaments')).toHaveLength(1);
  expect(listDraftKeys()).toEqual([]);
});

test('COMFORT-21: the question about a single tournament speaks of one', async () => {
  const { club, user, submit } = await openCreateForm();
  await fillFields(user, GIVEN);
  const release = club.hold('POST');
  await submit();
  await waitToPass(() => expect(club.listSent('POST')).toHaveLength(1));
  await user.click(getButton('Назад'));
  const question = await screen.findByRole('dialog', { name: 'Турнир ещё создаётся' });
  await user.click(within(question).getByRole('button', { name: 'Подождать' }));
  expect(getField('Дата')).toBeVisible();
  release();
  await screen.findByText('Турнир создан успешно!');
});

test('COMFORT-23: a year like 9999, as it may be while a user types, leaves the form as it is', async () => {
  const { user } = await openSeries(3);
  await fillFields(user, { Дата: '31.12.9999' });
  expect(getField('Дата')).toHaveValue('31.12.9999');
  expect(getButton('Создать турнир')).toBeVisible();
});
