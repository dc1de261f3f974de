import { waitUntilListening } from './support/commands';
import { openDeletion, getRow, getMainAlert } from './support/consolePage';
import { changeInDatabase, openLive } from './support/liveChanges';
import { NO_CONNECTION } from './support/faults';
import { expect, createSeeds, test } from './support/fixtures';
import { openFaultProxy } from '../support/faultProxy';
import { OFFLINE_TROUBLES } from './support/offline';
import {
  changeTournamentElsewhere,
  deleteTournamentsElsewhere,
  openSignedIn,
} from './support/signIn';
import { installClock } from './support/stillTime';

const OLGA = 'Ольга Смирнова';
const ANNA = 'Анна Громова';

test.use({
  tournaments: createSeeds([{ organizer_name: OLGA }, { organizer_name: ANNA }]),
  isProcess: true,
});
test.beforeEach(({ troubles }) =>
  troubles.expect(...OFFLINE_TROUBLES, /^console: \w+Trash: FETCH_ERROR/),
);

const LOST = /^Нет связи\. Список от /;

test('COMFORT-75: a device without a network says so above the list at once, and brings it up to date afterwards', async ({
  page,
  club,
  context,
}) => {
  await openLive(page, club);
  await context.setOffline(true);
  await expect(getMainAlert(page)).toContainText(LOST);
  await changeTournamentElsewhere(club, { entryFee: 2500 });
  await context.setOffline(false);
  await expect(getRow(page, OLGA)).toContainText(/2\s500/);
  await expect(getMainAlert(page)).toHaveCount(0);
});

test('COMFORT-75: every tab of a console whose server is gone says so until it is back @deep', async ({
  page,
  club,
  context,
}) => {
  await openLive(page, club);
  const other = await context.newPage();
  await other.goto('/tournaments');
  await waitUntilListening(other);
  await club.stop('SIGKILL');
  for (const tab of [page, other]) await expect(getMainAlert(tab)).toContainText(LOST);
  changeInDatabase(club, 'UPDATE tournaments SET entry_fee = 700 WHERE id = 1');
  await club.startAgain();
  for (const tab of [page, other]) {
    await expect(getRow(tab, OLGA)).toContainText(/700\s₽/);
    await expect(getMainAlert(tab)).toHaveCount(0);
  }
});

test('COMFORT-75: a server that leaves a request unanswered is reported after 2 s', async ({
  page,
  club,
}) => {
  await installClock(page);
  await openLive(page, club);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/tournaments', async (route) => {
    await isAnswered;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/tournaments');
  await changeTournamentElsewhere(club, { entryFee: 2500 });
  await asked;
  await page.clock.runFor(2_000);
  await expect(getMainAlert(page)).toContainText('Список не обновился. Сервер пока не отвечает.');
  answer();
  await expect(getRow(page, OLGA)).toContainText(/2\s500/);
  await expect(getMainAlert(page)).toHaveCount(0);
});

test('COMFORT-75: a way to the server that swallows everything is reported within 5 s, over list, season and trash @deep', async ({
  page,
  club,
}) => {
  const way = await openFaultProxy(Number(new URL(club.url).port));
  const url = `http://127.0.0.1:${way.port}`;
  await openLive(page, club, `${url}/tournaments`);
  await waitUntilListening(page);
  await test.step('a server that has nothing to say is not suspected', async () => {
    let asked = 0;
    page.on('request', (request) => (asked += request.url().endsWith('/api/tournaments') ? 1 : 0));
    await page.waitForTimeout(3_000);
    expect(asked).toBe(0);
    await expect(getMainAlert(page)).toHaveCount(0);
  });
  way.setMode('silent');
  await expect(getMainAlert(page)).toContainText('Сервер пока не отвечает.', { timeout: 8_000 });
  way.setMode('open');
  await expect(getMainAlert(page)).toHaveCount(0);

  await deleteTournamentsElsewhere(club, 1);
  for (const [name, loaded, text] of [
    ['Сезон', page.getByText('Этот год'), 'Цифры не обновились. Сервер пока не отвечает.'],
    [
      'Корзина',
      page.getByRole('button', { name: 'Восстановить' }),
      'Корзина не обновилась. Сервер пока не отвечает.',
    ],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(loaded).toBeVisible();
    way.setMode('silent');
    await expect(getMainAlert(page)).toContainText(text, { timeout: 8_000 });
    way.setMode('open');
    await expect(getMainAlert(page)).toHaveCount(0);
  }
  await way.close();
});

test('COMFORT-75: without a network the trash says when it was loaded, and follows once that is back @deep', async ({
  page,
  club,
  context,
}) => {
  await deleteTournamentsElsewhere(club, 1);
  await openLive(page, club);
  await page.getByRole('link', { name: 'Корзина' }).click();
  await expect(page.getByRole('button', { name: 'Восстановить' })).toHaveCount(1);
  await context.setOffline(true);
  await expect(getMainAlert(page)).toContainText(/^Нет связи\. Корзина от /);
  await getMainAlert(page).getByRole('button', { name: 'Повторить' }).click();
  await expect(getMainAlert(page)).toContainText(/^Нет связи\. Корзина от /);
  await deleteTournamentsElsewhere(club, 2);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Восстановить' })).toHaveCount(2);
  await expect(getMainAlert(page)).toHaveCount(0);
});

test('COMFORT-75: a write that finds no server is a sign as well, also for a host that sends no events @deep', async ({
  page,
  club,
}) => {
  await page.route('**/api/live', (route) => route.abort('connectionrefused'));
  await openSignedIn(page, club);
  await waitUntilListening(page);
  const deletion = await openDeletion(page, OLGA);
  await page.route(/\/api\/tournaments/, (route) => route.abort('internetdisconnected'));
  await deletion.getByRole('button', { name: 'Удалить' }).click();
  await expect(deletion.getByRole('alert')).toContainText(NO_CONNECTION);
  await page.keyboard.press('Escape');
  await expect(getMainAlert(page)).toContainText(LOST);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(getMainAlert(page)).toHaveCount(0);
});
