import '../../support/consoleOwnHost';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getButton, getField } from '../../support/consoleForms';
import { chooseMore, findToast, openDetail } from '../../support/consoleList';
import { openConsole } from '../../support/consoleScreens';
import { expectTrouble } from '../../support/consoleTroubles';

const OLGA = /Ольга Смирнова/;
const CREATED = /^Турнир создан на\s27\sиюня/;

const openList = () =>
  openConsole({
    tournaments: [
      { organizerName: 'Ольга Смирнова' },
      // A phone that the rules no longer allow.
      { organizerName: 'Старое Правило', organizerPhone: '8 916 123' },
    ],
  });

async function repeat(user: UserEvent, text: RegExp): Promise<void> {
  await chooseMore(user, await openDetail(user, text), 'Повторить через неделю');
}

const expectTwice = () =>
  waitFor(() => expect(screen.getAllByRole('row', { name: OLGA })).toHaveLength(2));

test('DESK-20: a copy that is there already is not made again', async () => {
  const { club, user } = await openList();
  await repeat(user, OLGA);
  await expectTwice();
  await repeat(user, /20\.06\.2026.*Ольга Смирнова/);
  expect(await findToast(/^Такой турнир на\s27\sиюня уже есть/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
  await user.click(getButton('Открыть'));
  expect(
    await screen.findByRole('dialog', { name: 'Детальная информация о турнире' }),
  ).toBeVisible();
  expect(club.listSent('POST')).toHaveLength(1);
});

test('DESK-20: a copy that breaks a rule opens the form with it', async () => {
  const { club, user } = await openList();
  await repeat(user, /Старое Правило/);
  await screen.findByRole('heading', { level: 1, name: 'Создать турнир' });
  expect(location.pathname + location.search).toBe('/tournaments/new?copy=2');
  expect(getField('Имя организатора')).toHaveValue('Старое Правило');
  expect(club.listSent('POST')).toEqual([]);
});

test('DESK-20: a copy whose answer was lost is tried again with its key, and is there once', async () => {
  const { club, user } = await openList();
  expectTrouble(/^createTournament: FETCH_ERROR/);
  club.loseAnswerAfter('POST', 0);
  await repeat(user, OLGA);
  expect(await findToast(/^Турнир не создан\. Нет связи с сервером/)).toBeVisible();
  await user.click(getButton('Повторить'));
  expect(await findToast(CREATED)).toBeVisible();
  await expectTwice();
  const keys = club.listSent('POST').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/.{10}/), keys[0]]);
});

test('DESK-20: «Повторить» says that it tries again, and Ctrl+Z, which undoes, does not try', async () => {
  const { club, user } = await openList();
  expectTrouble(/^createTournament: 503/);
  club.answer('POST', (response) => response.writeHead(503).end('{"message":"Сервер занят."}'));
  await repeat(user, OLGA);
  const again = await screen.findByRole('button', { name: 'Повторить' });
  expect(again).not.toHaveAttribute('title');
  await user.keyboard('{Control>}z{/Control}');
  expect(again).toBeVisible();
  const release = club.hold('POST');
  await user.click(again);
  expect(await screen.findByRole('button', { name: 'Повтор...' })).toBeVisible();
  await waitFor(() => expect(club.listSent('POST')).toHaveLength(2));
  release();
});
