import type { Page } from '@playwright/test';
import { listening } from './support/commands';
import { openDeletion, rowOf } from './support/desk';
import { changeInDatabase, openLive } from './support/elsewhere';
import { NO_CONNECTION } from './support/faults';
import { expect, seeded, test } from './support/fixtures';
import { OFFLINE_TROUBLES } from './support/offline';
import { changeElsewhere, openSignedIn } from './support/signing';

const OLGA = 'Ольга Смирнова';

test.use({ tournaments: seeded([{ organizer_name: OLGA }]), isProcess: true });
test.beforeEach(({ troubles }) => troubles.expect(...OFFLINE_TROUBLES));

const note = (page: Page) => page.getByRole('main').getByRole('alert');
const LOST = /^Нет связи\. Список от /;

test('COMFORT-75: a device without a network says so above the list at once, and brings it up to date afterwards', async ({
  page,
  club,
  context,
}) => {
  await openLive(page, club);
  await context.setOffline(true);
  await expect(note(page)).toContainText(LOST);
  await changeElsewhere(club, { entryFee: 2500 });
  await context.setOffline(false);
  await expect(rowOf(page, OLGA)).toContainText(/2\s500/);
  await expect(note(page)).toHaveCount(0);
});

test('COMFORT-75: so does every tab of a console whose server is gone, until it is back', async ({
  page,
  club,
  context,
}) => {
  await openLive(page, club);
  const other = await context.newPage();
  await other.goto('/tournaments');
  await listening(other);
  await club.stop('SIGKILL');
  for (const tab of [page, other]) await expect(note(tab)).toContainText(LOST);
  changeInDatabase(club, 'UPDATE tournaments SET entry_fee = 700 WHERE id = 1');
  await club.startAgain();
  for (const tab of [page, other]) {
    await expect(rowOf(tab, OLGA)).toContainText(/700\s₽/);
    await expect(note(tab)).toHaveCount(0);
  }
});

test('COMFORT-75: a server that leaves a request unanswered is told after 2 s', async ({
  page,
  club,
}) => {
  await openLive(page, club);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/tournaments', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await changeElsewhere(club, { entryFee: 2500 });
  await expect(note(page)).toContainText('Список не обновился. Сервер пока не отвечает.');
  answer();
  await expect(rowOf(page, OLGA)).toContainText(/2\s500/);
  await expect(note(page)).toHaveCount(0);
});

test('COMFORT-75: a write that finds no server is a sign as well, also for a host that tells nothing by itself', async ({
  page,
  club,
}) => {
  await page.route('**/api/live', (route) => route.abort('connectionrefused'));
  await openSignedIn(page, club);
  await listening(page);
  const deletion = await openDeletion(page, OLGA);
  await page.route(/\/api\/tournaments/, (route) => route.abort('internetdisconnected'));
  await deletion.getByRole('button', { name: 'Удалить' }).click();
  await expect(deletion.getByRole('alert')).toContainText(NO_CONNECTION);
  await page.keyboard.press('Escape');
  await expect(note(page)).toContainText(LOST);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(note(page)).toHaveCount(0);
});
