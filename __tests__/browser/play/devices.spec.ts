import { waitForEvents } from '../support/liveChanges';
import { expect, rememberSession, createSeeds, test } from '../support/fixtures';
import {
  chooseAction,
  readEntry,
  createTournamentSeed,
  openRoster,
  getPlayUrl,
  getEntryRow,
  getPaymentMark,
  getArrivedCheckbox,
} from '../support/roster';

test.use({ tournaments: createSeeds([createTournamentSeed(4)]) });

/** Runs in the page. Holds all reads of the device's changes until `letGo` releases them. */
function holdReads(): void {
  const held: (() => void)[] = [];
  const { getAll } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.getAll = function (...asked) {
    const request = getAll.apply(this, asked);
    if (this.name !== 'changes') return request;
    return {
      get result() {
        return request.result;
      },
      set onsuccess(listener: () => void) {
        request.onsuccess = () => held.push(listener);
      },
    } as unknown as IDBRequest;
  };
  Object.assign(window, { held, letGo: () => held.splice(0).forEach((goOn) => goOn()) });
}

type Holding = { held: (() => void)[]; letGo: () => void };

test('ROSTER-15: two devices follow each other without a reload, and both changes hold', async ({
  page,
  club,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: club.url, serviceWorkers: 'block' });
  const other = await context.newPage();
  await rememberSession(other, club.session!);
  await other.goto(getPlayUrl());
  await openRoster(page, club);
  await getArrivedCheckbox(other, 'Анна Крылова').check();
  await getArrivedCheckbox(page, 'Дмитрий Лунёв').check();
  await expect(getArrivedCheckbox(page, 'Анна Крылова')).toBeChecked();
  await expect(getArrivedCheckbox(other, 'Дмитрий Лунёв')).toBeChecked();
  await page.getByRole('button', { name: 'наличные: Анна Крылова' }).click();
  await expect(getEntryRow(other, 'Анна Крылова')).toContainText('наличные');
  expect(await readEntry(club, 'Анна Крылова')).toMatchObject({
    attendance: 'arrived',
    payment: 'cash',
  });
  await context.close();
});

test('ROSTER-15, ROSTER-16: the second of two devices that change the same is asked, and may repeat or drop its change', async ({
  page,
  club,
  browser,
  troubles,
}) => {
  troubles.expect(/412/);
  troubles.expect(/net::ERR_/);
  troubles.expect(/FETCH_ERROR/);
  const isConnected = waitForEvents(page);
  await openRoster(page, club);
  // The code that sends and reports changes loads after the page has settled.
  await isConnected;
  await page.context().setOffline(true);
  await chooseAction(page, 'Анна Крылова', 'Не пришёл');
  await page.getByRole('button', { name: 'наличные: Дмитрий Лунёв' }).click();

  const context = await browser.newContext({ baseURL: club.url, serviceWorkers: 'block' });
  const other = await context.newPage();
  await rememberSession(other, club.session!);
  await other.goto(getPlayUrl());
  await getArrivedCheckbox(other, 'Анна Крылова').check();
  await other.getByRole('button', { name: 'перевод: Дмитрий Лунёв' }).click();
  await expect.poll(() => readEntry(club, 'Дмитрий Лунёв')).toMatchObject({ payment: 'transfer' });
  await context.close();

  await page.context().setOffline(false);
  const refused = page.getByRole('alert', { name: 'Не принято' });
  const items = refused.getByRole('listitem');
  // At the network's failure one request was open. It runs into its 30 s limit (WIRE-1) before the next one is sent.
  await expect(items).toHaveCount(2, { timeout: 45_000 });
  await expect(items.nth(0)).toContainText('Сейчас: пришёл; у вас: не пришёл');
  await items.nth(0).getByRole('button', { name: 'Повторить' }).click();
  await expect.poll(() => readEntry(club, 'Анна Крылова')).toMatchObject({ attendance: 'absent' });
  await expect(items).toHaveCount(1);
  await items.nth(0).getByRole('button', { name: 'Отбросить' }).click();
  await expect(refused).toHaveCount(0);
  expect(await readEntry(club, 'Дмитрий Лунёв')).toMatchObject({ payment: 'transfer' });
  await expect(getPaymentMark(page, 'перевод', 'Дмитрий Лунёв')).toBeVisible();
});

test('ROSTER-16: a change on a page that lost its network before it had settled is sent once that is back @deep', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/net::ERR_/, /FETCH_ERROR/, /ChunkLoadError/);
  await openRoster(page, club);
  await page.context().setOffline(true);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await expect(getEntryRow(page, 'Анна Крылова')).toContainText('ждёт связи');
  // Code loaded a second after the page meets no network. With a fake clock the network could return before the page
  // notices. The console would then retry only after half a minute.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)));
  await page.context().setOffline(false);
  await expect.poll(() => readEntry(club, 'Анна Крылова')).toMatchObject({ attendance: 'arrived' });
  await expect(page.getByText(/Нет связи/)).toHaveCount(0);
});

test('ROSTER-16: a change made while the device reads its store stays shown, and is sent after it @deep', async ({
  page,
  club,
}) => {
  const isConnected = waitForEvents(page);
  await openRoster(page, club);
  await isConnected;
  await page.evaluate(holdReads);
  const isHeld = () => page.evaluate(() => (window as unknown as Holding).held.length > 0);
  // A new page's first read may be before or between the reads after each mark. Each poll therefore releases all reads.
  const readingUntil = (name: string) =>
    expect
      .poll(async () => {
        await page.evaluate(() => (window as unknown as Holding).letGo());
        return readEntry(club, name);
      })
      .toMatchObject({ attendance: 'arrived' });
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await expect.poll(isHeld).toBe(true);
  await getArrivedCheckbox(page, 'Дмитрий Лунёв').check();
  await readingUntil('Анна Крылова');
  await expect(getArrivedCheckbox(page, 'Дмитрий Лунёв')).toBeChecked();
  await readingUntil('Дмитрий Лунёв');
});
