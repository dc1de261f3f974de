import type { BrowserContext, Page } from '@playwright/test';
import { countPresses } from '../support/countPresses';
import { createSeeds, expect, rememberSession, test } from '../support/fixtures';
import { expectStored, OFFLINE_TROUBLES } from '../support/offline';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, getPlayUrl, openRoster, openSettings } from '../support/roster';
import {
  expectRoundPlayed,
  getButton,
  getCourt,
  getPlayStatus,
  getTab,
  listPlaces,
} from '../support/rounds';
import { watchTroubles } from '../support/troubles';

const PHONE = { width: 390, height: 844 };

/** At most as many presses and keys as this on both devices, from the settings to the outcome. */
const PRESSES_MAX = 35;

/** A choice from a native list is two presses, one opens it; the page sees none of them. */
const CHOICE_PRESSES = 2;

test.use({
  tournaments: createSeeds([createTodaysSeed(10, { tournament_type: 'Мексикано' })]),
  serviceWorkers: 'allow',
});

/** A court and a number on the score pad: a result in two presses, once the page has the round from elsewhere. */
async function scoreByPad(page: Page, round: string, court: number, games: number): Promise<void> {
  await expect(getPlayStatus(page)).toContainText(round);
  await getCourt(page, court)
    .getByRole('button', { name: /Записать счёт$/ })
    .click();
  const pad = page.getByRole('dialog', { name: `Корт ${court}` });
  await pad.getByRole('button', { name: String(games), exact: true }).click();
  await expect(pad.getByText(`${games}:${7 - games} записано`)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** A digit and Enter at the desk: the result of the first court without one. */
async function scoreByKeys(page: Page, games: number): Promise<void> {
  await page.keyboard.type(String(games));
  await page.keyboard.press('Enter');
}

const readResults = async (desk: ReturnType<typeof createOtherDesk>) =>
  (await desk.read()).rounds.map(({ matches }) => matches.map(({ result }) => result?.a ?? null));

test('PLAY-83, DRAW-30, DRAW-32, PLAY-11, PLAY-85: ten play to a sum of 7 games, winners up, with a final, on two devices of which one has no network for a round', async ({
  page,
  club,
  browser,
}) => {
  const desk = createOtherDesk(club);
  const livePath = await desk.openLink('live');
  const openDevice = (serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> =>
    browser.newContext({ baseURL: club.url, viewport: PHONE, hasTouch: true, serviceWorkers });
  const devices = await Promise.all([openDevice('allow'), openDevice('block')]);
  const troubles = devices.map(watchTroubles);
  for (const trouble of [...OFFLINE_TROUBLES, /FETCH_ERROR/]) troubles[0]!.expect(trouble);
  const [phone, live] = await Promise.all(devices.map((device) => device.newPage()));

  await openRoster(page, club);
  let chosen = 0;
  const choose = async (label: string, option: string) => {
    await page.getByLabel(label).selectOption(option);
    chosen += CHOICE_PRESSES;
  };
  const readPresses = await countPresses(page);

  await test.step('games and winners up are chosen', async () => {
    const settings = await openSettings(page);
    await choose('Счёт', 'до суммы 7 геймов');
    await page.getByText(/^Ещё настройки/).click();
    await choose('Рассадка', 'победители вверх');
    const schedule = settings.getByRole('status');
    await expect(schedule).toContainText('3 раунда по 32 мин');
    await expect(schedule).toContainText('победители идут на корт выше');
    await getButton(page, 'Начать игру').click();
    await expect(getPlayStatus(page)).toContainText('Раунд 1 из 3');
  });

  await rememberSession(phone!, club.session!);
  await phone!.goto(`${getPlayUrl()}/rounds`);
  await expectStored(phone!);
  await getCourt(phone!, 2).waitFor();
  const readPhonePresses = await countPresses(phone!);
  await live!.goto(livePath);

  await test.step('the first round is scored on both devices', async () => {
    await scoreByKeys(page, 5);
    await expect(getPlayStatus(page)).toContainText('сыгран 1 матч из 2');
    await scoreByPad(phone!, 'Раунд 1 из 3', 2, 2);
    await expectRoundPlayed(page, 'Раунд 1 из 3');
    // Two others rest next, which moves the places of all below them.
    await expect(page.getByRole('img', { name: /^дальше на корт/ })).toHaveCount(0);
  });

  await test.step('the phone begins the second one without a network, as the desk does', async () => {
    await devices[0].setOffline(true);
    await getButton(phone!, /^Начать раунд 2/).click();
    await scoreByPad(phone!, 'Раунд 2 из 3', 2, 4);
    await expect(getCourt(phone!, 2)).toContainText('ждёт сети');
    await page.keyboard.press('Enter');
    await expect(getPlayStatus(page)).toContainText('Раунд 2 из 3');
    await scoreByKeys(page, 3);
    await expect
      .poll(() => readResults(desk))
      .toEqual([
        [5, 2],
        [3, null],
      ]);
    await devices[0].setOffline(false);
    await expect
      .poll(async () => (await readResults(desk))[1], { timeout: 45_000 })
      .toEqual([3, 4]);
    for (const device of [page, phone!]) await expectRoundPlayed(device, 'Раунд 2 из 3');
    await expect(getCourt(phone!, 2)).not.toContainText('ждёт сети');
  });

  await test.step('the last round', async () => {
    await page.keyboard.press('Enter');
    await expect(getPlayStatus(page)).toContainText('Раунд 3 из 3');
    await scoreByKeys(page, 7);
    await scoreByPad(phone!, 'Раунд 3 из 3', 2, 0);
    await expectRoundPlayed(page, 'Раунд 3 из 3');
    await expect(page.getByRole('img', { name: /^дальше на корт/ })).toHaveCount(0);
  });

  await test.step('live page and table count games, with half of the sum for a rest', async () => {
    await expect(live!.getByText('Мексикано, до суммы 7 геймов')).toBeVisible();
    await expect(live!.getByRole('columnheader', { name: 'Геймы' })).toBeVisible();
    await expect(live!.locator('body')).not.toContainText(/очк/i);
    await getTab(page, 'Таблица').click();
    await expect(page.getByRole('columnheader', { name: 'Геймы' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '3,5' }).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/очк/i);
  });

  await test.step('the first two of the standings meet the next two in a final', async () => {
    await getPlayStatus(page).getByRole('button', { name: 'Финал' }).click();
    await page
      .getByRole('dialog', { name: 'Финал' })
      .getByRole('button', { name: 'Составить финал' })
      .click();
    await expect(getButton(page, 'Начать финал')).toBeFocused();
    await page.keyboard.press('Enter');
    await scoreByKeys(page, 5);
    await scoreByPad(phone!, 'Финал', 2, 3);
    await expectRoundPlayed(page, 'Финал');
    await expect(live!.getByRole('heading', { name: 'Таблица после финала' })).toBeVisible();
  });

  await test.step('the evening ends with a pair of winners', async () => {
    await getButton(page, 'Закончить турнир').click();
    await expect(page.getByRole('region', { name: 'Итог' })).toBeVisible();
    expect(await listPlaces(page)).toHaveLength(10);
    for (const place of [1, 3, 5, 7]) {
      await expect(getButton(page, new RegExp(`^Место ${place}: `))).toHaveCount(2);
    }
    await expect(live!.getByRole('columnheader', { name: 'Финал' })).toBeVisible();
  });

  const presses = await Promise.all([readPresses(), readPhonePresses()]);
  const sum = presses.reduce((all, { pointer, keys }) => all + pointer + keys, chosen);
  expect(sum).toBeLessThanOrEqual(PRESSES_MAX);
  expect(troubles.flatMap((one) => one.listUndeclared())).toEqual([]);
  await Promise.all(devices.map((device) => device.close()));
});
