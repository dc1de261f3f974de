import { getDetail, openDetail, getRow, getSearchBox, getMainAlert } from './support/consolePage';
import { Deployment } from './support/deployment';
import { NO_CONNECTION } from './support/faults';
import { HttpFaultProxy } from './support/httpFaultProxy';
import { LOST, NONSENSE } from './support/httpFaults';
import { expect, skipInBrowser, createSeeds, test } from './support/everywhere';
import {
  listDatabases,
  expectStored,
  STORED_LIST,
  OFFLINE_TROUBLES,
  readWorkerFiles,
} from './support/offline';
import {
  changeTournamentElsewhere,
  getSignInHeading,
  openSignedIn,
  signIn,
} from './support/signIn';

test.use({
  serviceWorkers: 'allow',
  tournaments: createSeeds([
    { organizer_name: 'Ольга Смирнова', applications: [{ name: 'Иван Петров' }] },
    { organizer_name: 'Пётр Ёлкин', tournament_type: 'Американо' },
  ]),
});

/** «Нет связи. Список от 14:05.»; just after midnight it contains yesterday's date. */
const MOMENT = /Нет связи\. Список от (\d{1,2}\s[а-я]+, )?\d\d:\d\d\. /;

test.beforeEach(({ troubles }) => troubles.expect(...OFFLINE_TROUBLES));

test('COMFORT-70, COMFORT-72: without a network the console opens at any address with its last list, and renews it automatically @everywhere', async ({
  page,
  club,
  context,
}) => {
  skipInBrowser('webkit', 'its driver cannot take the network away');
  await openSignedIn(page, club);
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
  await expectStored(page);
  await context.setOffline(true);
  await page.reload();
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
  await expect(getMainAlert(page)).toContainText(MOMENT);

  await test.step('it is read and searched as ever', async () => {
    await openDetail(page, 'Ольга Смирнова');
    await expect(getDetail(page)).toContainText('Иван Петров');
    await page.keyboard.press('Escape');
    await getSearchBox(page).fill('елкин');
    await expect(getRow(page, 'Ольга Смирнова')).toHaveCount(0);
    await expect(getRow(page, 'Пётр Ёлкин')).toBeVisible();
    await getSearchBox(page).fill('');
    await page.getByRole('button', { name: 'Фильтры' }).click();
    await page.getByLabel('Тип', { exact: true }).selectOption('Американо');
    await expect(getRow(page, 'Ольга Смирнова')).toHaveCount(0);
  });
  await test.step('another address, and one more try in vain', async () => {
    await page.goto('/tournaments/new');
    await expect(page.getByRole('heading', { name: 'Создать турнир' })).toBeVisible();
    await page.getByRole('link', { name: 'Турниры' }).click();
    await getMainAlert(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(getMainAlert(page)).toContainText(MOMENT);
  });
  await changeTournamentElsewhere(club, { organizerName: 'Ольга Орлова' });
  await context.setOffline(false);
  await expect(getRow(page, 'Ольга Орлова')).toBeVisible();
  await expect(getMainAlert(page)).toHaveCount(0);
});

test('COMFORT-70, COMFORT-72: with the server gone the list is there, and loaded when the server is back, by «Повторить» or automatically @everywhere @deep', async ({
  page,
  club,
}) => {
  skipInBrowser('firefox', 'its driver takes the request that the worker makes for the page');
  await openSignedIn(page, club);
  await expectStored(page);
  await club.stop();
  await page.goto('/');
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
  await expect(getMainAlert(page)).toContainText(MOMENT);
  await club.startAgain();
  await changeTournamentElsewhere(club, { entryFee: 900 });
  // On a slow machine the console may have reloaded the list already, and the button no longer exists.
  const retry = getMainAlert(page).getByRole('button', { name: 'Повторить' });
  await retry.click({ timeout: 5_000 }).catch(() => expect(retry).toHaveCount(0));
  await expect(getMainAlert(page)).toHaveCount(0);
  await expect(getRow(page, 'Ольга Смирнова')).toContainText(/900\s₽/);

  await expectStored(page, Date.now() - 60_000);
  await club.stop();
  await page.reload();
  await expect(getMainAlert(page)).toContainText(MOMENT);
  await club.startAgain();
  // No event reaches the browser, so the console retries periodically.
  await expect(getMainAlert(page)).toHaveCount(0);
});

test('COMFORT-70: a server that says nothing is waited for 3 s @deep', async ({ page, club }) => {
  const silent = await Deployment.create(club.url);
  await openSignedIn(page, club, `${silent.url}/tournaments`);
  await expectStored(page);
  silent.isSilent = true;
  const since = Date.now();
  await page.reload();
  await expect(getSearchBox(page)).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(2_900);
  await silent.close();
});

test('COMFORT-70: a foreign page, as of a hotel’s network, is shown and not kept', async ({
  page,
  club,
}) => {
  const way = await HttpFaultProxy.open(club.url);
  await openSignedIn(page, club, `${way.url}/tournaments`);
  await expectStored(page);
  way.intercept('GET /', NONSENSE['a page in place of JSON']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'nginx' })).toBeVisible();
  way.intercept('GET /', LOST['a reset']);
  await page.reload();
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
  await way.close();
});

test('COMFORT-72: the list is kept as it was loaded last, and a closed tab leaves it @deep', async ({
  page,
  club,
  context,
}) => {
  await openSignedIn(page, club);
  await expectStored(page);
  const before = Date.now();
  await changeTournamentElsewhere(club, { organizerName: 'Ольга Орлова' });
  await page.reload();
  await expect(getRow(page, 'Ольга Орлова')).toBeVisible();
  await expectStored(page, before);
  const tab = await context.newPage();
  await page.close();
  await context.setOffline(true);
  await tab.goto('/tournaments');
  await expect(getRow(tab, 'Ольга Орлова')).toBeVisible();
});

test('COMFORT-70, COMFORT-72: signing out takes the list from the device, and the worker never had it', async ({
  page,
  club,
  context,
}) => {
  await openSignedIn(page, club);
  await expectStored(page);
  expect(await listDatabases(page)).toContain(STORED_LIST);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  await expect.poll(() => listDatabases(page)).not.toContain(STORED_LIST);

  const files = await readWorkerFiles(page);
  expect(files.length).toBeGreaterThan(10);
  for (const [path, text] of files) {
    expect(path).not.toMatch(/^\/api\//);
    expect(text, path).not.toContain('Ольга Смирнова');
  }
  await context.setOffline(true);
  await page.reload();
  await expect(getSignInHeading(page)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('COMFORT-72: a session that ended while the console was closed leaves no list either @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club);
  await expectStored(page);
  // The open console is left first, because it would keep sending requests without its session.
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.removeItem('club.session'));
  await page.goto('/tournaments');
  await expect(getSignInHeading(page)).toBeVisible();
  await expect.poll(() => listDatabases(page)).not.toContain(STORED_LIST);
});

test('COMFORT-73, LOGIN-5: without a network the sign-in says so, and works as soon as there is one @deep', async ({
  page,
  club,
  context,
}) => {
  await openSignedIn(page, club);
  await expectStored(page);
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect(getSignInHeading(page)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(NO_CONNECTION);
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('Произошла ошибка при входе');
  await context.setOffline(false);
  await signIn(page);
  await expect(getRow(page, 'Ольга Смирнова')).toBeVisible();
});

test.describe('more than 10 000 tournaments', () => {
  const MANY = 10_001;
  test.use({
    tournaments: createSeeds(
      Array.from({ length: MANY }, (_, index) => ({ organizer_name: `Организатор ${index + 1}` })),
    ),
  });

  test('COMFORT-72: a very long list is kept by its beginning, and says that it is one @deep', async ({
    page,
    club,
    context,
  }) => {
    await openSignedIn(page, club);
    await expect(page.getByRole('main')).toContainText(String(MANY));
    await expectStored(page);
    await context.setOffline(true);
    await page.reload();
    await expect(getMainAlert(page)).toContainText('Загружено только начало списка.');
    await expect(getMainAlert(page)).toContainText(MOMENT);
    await expect(page.getByRole('row', { name: /Организатор/ }).first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('main')).toContainText(String(MANY));
  });
});

test('ROUTE-8: the worker leaves the server’s own addresses to the server, without a network too @deep', async ({
  page,
  club,
  context,
  troubles,
}) => {
  troubles.expect(/Failed to load resource: .* 404/);
  await openSignedIn(page, club);
  await expectStored(page);
  const answer = await page.goto('/calendar/none');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Такого адреса на сервере нет.')).toBeVisible();
  await context.setOffline(true);
  await expect(page.goto('/calendar/none')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
