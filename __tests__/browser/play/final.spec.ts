import type { Page } from '@playwright/test';
import { countPresses } from '../support/countPresses';
import { expectAccessible } from '../support/expectAccessible';
import { createSeeds, expect, rememberSession, test } from '../support/fixtures';
import { expectStored, OFFLINE_TROUBLES } from '../support/offline';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, getPlayUrl, openRoster } from '../support/roster';
import {
  choosePlayAction,
  expectRoundPlayed,
  getButton,
  getCourt,
  getPlayStatus,
  getScoreFields,
  getTab,
  startPlay,
  typeScores,
} from '../support/rounds';
import type { Club } from '../support/club';

test.use({
  tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]),
});

const getFinalDialog = (page: Page) => page.getByRole('dialog', { name: 'Финал' });

/** Places and names, such as «1 Анна Крылова», down the table. */
const listPlacedNames = (page: Page) =>
  page
    .getByRole('table', { name: 'Таблица' })
    .getByRole('button', { name: /^Место/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.slice(6)));

const listPlaces = async (page: Page) =>
  (await listPlacedNames(page)).map((row) => row.split(':')[0]);

/** Plays two rounds of two: two players share the first place, four the third one, two the seventh one. */
async function playAllRounds(page: Page, club: Club): Promise<void> {
  await createOtherDesk(club).set({ rounds: 2 });
  await openRoster(page, club);
  await startPlay(page);
  await typeScores(page, 12, 12);
  await getButton(page, 'Начать раунд 2').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 2 из 2');
  await typeScores(page, 16);
}

async function drawFinal(page: Page): Promise<void> {
  await getPlayStatus(page).getByRole('button', { name: 'Финал' }).click();
  await getFinalDialog(page).getByRole('button', { name: 'Составить финал' }).click();
}

/** Words of the names in the standings that a width breaks. */
async function listBrokenNames(page: Page, width: number): Promise<string[]> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width, height: 800 });
  const words = await page.getByRole('rowheader').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );
  await page.setViewportSize(size);
  return words;
}

test('PLAY-85, PLAY-86: a final is three presses after the last score, decides the places, and makes a pair the winner on every screen', async ({
  page,
  club,
  context,
}) => {
  const desk = createOtherDesk(club);
  const [livePath, scorePath] = [await desk.openLink('live'), await desk.openLink('score')];
  await playAllRounds(page, club);
  await expect(getButton(page, 'Финал')).toHaveCount(0);
  await typeScores(page, 16, 12);
  const live = await context.newPage();
  await live.goto(livePath);

  await test.step('it is chosen and drawn, and the live page names it', async () => {
    const readPresses = await countPresses(page);
    await getPlayStatus(page).getByRole('button', { name: 'Финал' }).click();
    const dialog = getFinalDialog(page);
    await expect(dialog.getByText(/^Место 1 делят/)).toContainText('жребию выше');
    await dialog.getByLabel('Счёт').selectOption('до суммы 16');
    await expectAccessible(page, 'final');
    await dialog.getByRole('button', { name: 'Составить финал' }).click();
    await expect(page.getByRole('heading', { name: /^Финал/ })).toBeVisible();
    await expect(live.getByRole('region', { name: 'Следующий раунд: финал' })).toBeVisible();
    await expect(getButton(page, 'Начать финал')).toBeFocused();
    await getButton(page, 'Начать финал').click();
    await expect(getPlayStatus(page)).toContainText(/Финал · сыграно 0\sматчей из\s2/);
    const { pointer, keys } = await readPresses();
    expect(pointer + keys).toBeLessThanOrEqual(3);
  });

  await test.step('it is played to its own sum, also by the score link', async () => {
    await expect(live.getByRole('heading', { level: 1 })).toHaveText(/^Финал/);
    await expect(live).toHaveTitle(/^Финал · /);
    const player = await context.newPage();
    await player.goto(scorePath);
    await expect(player.getByRole('heading', { name: 'Финал' })).toBeVisible();
    await expect(player.getByText('до суммы 16')).toBeVisible();
    await player.close();
    await typeScores(page, 10, 4);
    await expect(getScoreFields(page, 1).nth(1)).toHaveValue('6');
    await expect(getButton(page, 'Закончить турнир')).toBeFocused();
    for (const name of ['Финал', 'Ещё раунд']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(
        name === 'Финал' ? 1 : 0,
      );
    }
    await expect(getPlayStatus(page).getByRole('button', { name: 'Финал' })).toHaveCount(0);
  });

  await test.step('the places follow it, and a correction turns them', async () => {
    await getTab(page, 'Таблица').click();
    await expect(page.getByRole('columnheader', { name: 'Финал' })).toBeVisible();
    await expect.poll(() => listPlaces(page)).toEqual(['1', '1', '3', '3', '5', '5', '7', '7']);
    expect(await listBrokenNames(page, 390)).toEqual([]);
    const before = await listPlacedNames(page);
    await getTab(page, 'Раунды').click();
    await getScoreFields(page, 1).first().fill('6');
    await page.keyboard.press('Tab');
    await expect(getScoreFields(page, 1).nth(1)).toHaveValue('10');
    await getTab(page, 'Таблица').click();
    const nameOf = (row: string) => row.split(': ')[1]!;
    await expect
      .poll(async () => (await listPlacedNames(page)).slice(0, 2).map(nameOf).sort())
      .toEqual(before.slice(2, 4).map(nameOf).sort());
    await page
      .getByRole('button', { name: /^Место 1/ })
      .first()
      .click();
    await expect(page.getByText(/матч финала выигран 10:6/)).toBeVisible();
  });

  await test.step('after the end the pair is the winner', async () => {
    const winners = (await listPlacedNames(page)).slice(0, 2).map((row) => row.split(': ')[1]!);
    await getButton(page, 'Закончить турнир').click();
    await expect(getPlayStatus(page)).toContainText(/Турнир закончен: 2\sраунда и\sфинал/);
    const first = page.getByRole('list', { name: 'Первые места' }).locator('> li').first();
    for (const name of winners) await expect(first).toContainText(name);
    await expectAccessible(page, 'final-outcome');
    await expect(live.getByText('Победители')).toBeVisible();
    const heading = live.getByRole('heading', { level: 1 });
    for (const name of winners) await expect(heading).toContainText(name.split(' ')[0]!);
    const cutNames = live
      .getByRole('rowheader')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(await cutNames).toBe(0);
    expect(await listBrokenNames(live, 320)).toEqual([]);
    await page.getByRole('link', { name: 'Турниры', exact: true }).first().click();
    for (const name of winners) {
      await expect(page.getByRole('row', { name: /закончен/ })).toContainText(name.split(' ')[0]!);
    }
  });
});

test('PLAY-86: a final is drawn and cancelled by the keyboard, each can be undone, and no other round is offered', async ({
  page,
  club,
}) => {
  await playAllRounds(page, club);
  await typeScores(page, 16, 12);
  await expect(getButton(page, 'Закончить турнир')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Составить финал')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getPlayStatus(page).getByRole('button', { name: 'Финал' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Составить финал')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getButton(page, 'Начать финал')).toBeFocused();
  await expect(page.getByText('Финал составлен')).toBeVisible();
  await getButton(page, 'Отменить').click();
  await expect(getPlayStatus(page).getByRole('button', { name: 'Финал' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Раунд 2/ })).toBeVisible();

  await drawFinal(page);
  await getButton(page, 'Начать финал').click();
  await typeScores(page, 15);
  await choosePlayAction(page, 'Отменить финал');
  const question = page.getByRole('dialog', { name: 'Отменить финал?' });
  await expect(question).toContainText(/Счёт 1\sматча уйдёт/);
  await question.getByRole('button', { name: 'Отменить финал' }).click();
  await expectRoundPlayed(page, 'Раунд 2 из 2');
  await getButton(page, 'Отменить').click();
  await expect(getScoreFields(page, 1).first()).toHaveValue('15');
  await expect(getPlayStatus(page)).toContainText(/Финал · сыгран 1\sматч/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('PLAY-11, PLAY-86: two devices make the same final, one of them without a network, and both scores hold @deep', async ({
    page,
    club,
    browser,
    troubles,
  }) => {
    troubles.expect(...OFFLINE_TROUBLES, /FETCH_ERROR/, /412/);
    await playAllRounds(page, club);
    await typeScores(page, 16, 12);
    await expectStored(page);
    const other = await browser.newContext({ baseURL: club.url, serviceWorkers: 'block' });
    const second = await other.newPage();
    await rememberSession(second, club.session!);
    await second.goto(`${getPlayUrl()}/rounds`);
    await expect(getPlayStatus(second).getByRole('button', { name: 'Финал' })).toBeVisible();

    await page.context().setOffline(true);
    await drawFinal(page);
    await getButton(page, 'Начать финал').click();
    await typeScores(page, 15);
    await expect(getCourt(page, 1)).toContainText('ждёт сети');
    await drawFinal(second);
    await getButton(second, 'Начать финал').click();
    await getScoreFields(second, 2).first().fill('9');
    await second.keyboard.press('Tab');
    const readFinal = async () => (await createOtherDesk(club).read()).rounds.slice(2);
    await expect.poll(async () => (await readFinal())[0]?.matches[1]?.result?.a).toBe(9);

    await page.context().setOffline(false);
    await expect
      .poll(
        async () =>
          (await readFinal()).map(({ matches }) => matches.map(({ result }) => result?.a)),
        { timeout: 45_000 },
      )
      .toEqual([[15, 9]]);
    await expect(page.getByRole('alert', { name: 'Не принято' })).toHaveCount(0);
    await expect(getScoreFields(second, 1).first()).toHaveValue('15');
    await expect(getScoreFields(page, 2).first()).toHaveValue('9');
    await other.close();
  });
});
