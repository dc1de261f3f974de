import type { Page } from '@playwright/test';
import { HttpFaultProxy } from './support/httpFaultProxy';
import {
  FAILURES,
  listFailures,
  hang,
  listHollowFaults,
  MESSAGE,
  NO_CONNECTION,
  interceptRequests,
  TIMED_OUT,
  WIRE_TROUBLES,
} from './support/faults';
import { leaveAnyway, getMainAlert } from './support/consolePage';
import { expect, test } from './support/fixtures';
import { recordRequests } from './support/requests';
import { retryList } from './support/retryList';
import { truncateAnswer } from './support/httpFaults';
import { openSignedIn } from './support/signIn';
import { fillIn } from './support/tournamentForm';
import { installClock } from './support/stillTime';

const DEFAULT = 'Ошибка загрузки турниров';
const WRONG_SHAPE = 'Неверный формат данных от сервера';

test.use({ tournaments: [{ organizer_name: 'Ольга Смирнова' }] });

const getOlgaRow = (page: Page) => page.getByRole('row', { name: /Ольга Смирнова/ });

/** Expects that the list's area shows only the error and that the menu stays. */
async function expectLoadError(page: Page, text: string): Promise<void> {
  await expect(getMainAlert(page)).toContainText(text);
  await expect(page.getByRole('row')).toHaveCount(0);
  await expect(page.getByText('Загрузка турниров...')).toHaveCount(0);
  await expect(page.getByText('Турниров пока нет')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toBeVisible();
}

test('any bad answer to the list is reported in Russian in its place, and the retry helps (LIST-4, LIST-11, ERR-1, ERR-3) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openSignedIn(page, club);
  await expect(getOlgaRow(page)).toBeVisible();
  const faults = [
    ...listFailures('list'),
    ...listHollowFaults('nothing', 'object').map((fault) => ({ ...fault, text: WRONG_SHAPE })),
    ...listHollowFaults('page'),
  ];
  for (const { name, answer, text = DEFAULT, isNetwork = false } of faults) {
    await test.step(name, async () => {
      const spoiled = await interceptRequests(page, 'GET', answer);
      await page.reload();
      await expectLoadError(page, text);
      // A GET is retried once, and only after a network error.
      expect(spoiled.count()).toBe(isNetwork ? 2 : 1);
      await spoiled.stop();
      await retryList(page);
      await expect(getOlgaRow(page)).toBeVisible();
      await expect(getMainAlert(page)).toHaveCount(0);
    });
  }
});

test('a short break of the connection is not even seen: the list is asked for once more (ERR-3)', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await page.route('**/api/tournaments', (route) => route.abort('connectionreset'), { times: 1 });
  await openSignedIn(page, club);
  await expect(getOlgaRow(page)).toBeVisible();
  await expect(getMainAlert(page)).toHaveCount(0);
});

test('an answer that is cut in the middle is a lost connection (LIST-4, ERR-3) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const faultProxy = await HttpFaultProxy.open(club.url);
  try {
    faultProxy.intercept('GET /api/tournaments', truncateAnswer);
    await openSignedIn(page, club, `${faultProxy.url}/tournaments`);
    await expectLoadError(page, NO_CONNECTION);
    expect(faultProxy.count('GET /api/tournaments')).toBe(2);
    faultProxy.clear();
    await retryList(page);
    await expect(getOlgaRow(page)).toBeVisible();
  } finally {
    await faultProxy.close();
  }
});

test('a list that does not come for 30 seconds is said to be late (WIRE-1, LIST-3, LIST-4, ERR-3) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await installClock(page);
  const spoiled = await interceptRequests(page, 'GET', hang);
  await openSignedIn(page, club);
  await expect(page.getByText('Загрузка турниров...')).toBeVisible();
  await page.clock.fastForward(20_000);
  await page.clock.runFor(100);
  await expect(page.getByText('Загрузка турниров...')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expectLoadError(page, TIMED_OUT);
  expect(spoiled.count()).toBe(1);
  await spoiled.stop();
  await retryList(page);
  await expect(getOlgaRow(page)).toBeVisible();
});

test('a refetch that fails keeps the list and says so above it, until one succeeds (LIST-4, EDIT-9) @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  await openSignedIn(page, club);
  const save = async (label: 'Имя организатора' | 'Время начала') => {
    await page.getByRole('button', { name: 'Редактировать' }).click();
    const dialog = page.getByRole('dialog');
    await fillIn(dialog, [label]);
    await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const [failure] = FAILURES.filter(({ text }) => text === MESSAGE);
  const spoiled = await interceptRequests(page, 'GET', failure!.answer);
  await save('Имя организатора');
  await expect(getMainAlert(page)).toContainText(MESSAGE);
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toBeVisible();
  await expect(getMainAlert(page).getByRole('button', { name: 'Повторить' })).toBeVisible();

  await spoiled.stop();
  await save('Время начала');
  await expect(getMainAlert(page)).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Пётр Ёлкин/ })).toContainText('09:30');
});

test('a broken element and an unknown type are shown as far as they can be (WIRE-7, WIRE-2) @deep', async ({
  page,
  club,
}) => {
  const list = [
    null,
    7,
    'турнир',
    [],
    {},
    { id: 5, tournament_type: 'Кросс', date: '2099-02-31', start_time: {}, entry_fee: 'много' },
    { id: 5, organizer_name: 'Двойник', applications: [null, {}, 'игрок'], level_from: '2.5' },
    { id: '6', organizer_name: ['Список'], organizer_phone: 89161234567, date: '2099-06-05' },
  ];
  await page.route('**/api/tournaments', (route) => route.fulfill({ json: list }));
  await openSignedIn(page, club);
  for (const text of ['Кросс', 'Двойник', '89161234567']) {
    await page.getByRole('row', { name: new RegExp(text) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Закрыть', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: 'Unexpected' })).toHaveCount(0);
});

test('a failed answer is in the browser’s console with its status, and no phone, password or token (ERR-2)', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(...WIRE_TROUBLES);
  const said: Promise<unknown[]>[] = [];
  page.on('console', (message) => {
    said.push(Promise.all(message.args().map((argument) => argument.jsonValue())));
  });
  const body = {
    message: 'Телефон +7 (916) 123-45-67 занят, звоните 8 916 123-45-67 или 79161234567',
    organizerPhone: '9161234567',
    password: 'корт',
    inner: [{ token: 'club_abc', accessToken: 'xyz', contact_phone: 1, reason: 'видно' }],
  };
  await page.route('**/api/tournaments', (route) => route.fulfill({ status: 418, json: body }));
  await openSignedIn(page, club);
  await expect(getMainAlert(page)).toContainText('занят');
  const lines = (await Promise.all(said)).map((line) => JSON.stringify(line)).join('\n');
  expect(lines).toContain('418');
  expect(lines).toContain('видно');
  expect(lines).not.toMatch(/123|club_abc|xyz|корт/);
});

test('a late list reaches no page that was left, and coming back shows it (LIST-3) @deep', async ({
  page,
  club,
}) => {
  let letGo = () => {};
  const decision = new Promise<void>((resolve) => (letGo = resolve));
  await interceptRequests(page, 'GET', async (route) => {
    await decision;
    await route.continue();
  });
  const requests = recordRequests(page);
  await openSignedIn(page, club);
  await expect(page.getByText('Загрузка турниров...')).toBeVisible();
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await fillIn(page.getByRole('main'), ['Имя организатора']);
  const answered = page.waitForResponse('**/api/tournaments');
  letGo();
  await answered;
  await expect(page.getByLabel('Имя организатора')).toHaveValue('Пётр Ёлкин');
  await page.getByRole('link', { name: 'Турниры' }).click();
  await leaveAnyway(page, 'Турнир не создан');
  await expect(getOlgaRow(page)).toBeVisible();
  expect(requests.calls).toEqual(['GET /api/tournaments']);
});
