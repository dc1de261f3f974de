import type { Page } from '@playwright/test';
import { toPlayState } from '../../../src/domain/play/changes/pendingPlay';
import { formatFullName } from '../../../src/domain/play/people/names';
import { computePlayStandings } from '../../../src/domain/play/standings/playStandings';
import type { Club } from '../support/club';
import { expectAccessible } from '../support/expectAccessible';
import { createSeeds, expect, rememberSession, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { expectStored, OFFLINE_TROUBLES, readStoredChanges } from '../support/offline';
import { createOtherDesk } from '../support/otherDesk';
import { expectNothingSideways } from '../support/rendering';
import { createTodaysSeed, getPlayUrl, openRoster, openSettings } from '../support/roster';
import {
  expectCourtPlayed,
  expectRoundPlayed,
  getButton,
  getPlayStatus,
  getTab,
  startPlay,
  typeScores,
} from '../support/rounds';

test.use({
  tournaments: createSeeds([createTodaysSeed(9, { tournament_type: 'Американо' })]),
  serviceWorkers: 'allow',
});

const getOrder = (page: Page) => page.getByRole('combobox', { name: 'Порядок таблицы' });

/** The rows as they are shown: place, name, and the last three figures. */
const listRows = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const cells = [...row.querySelectorAll('td, th')].map((cell) => cell.textContent);
        return [cells[1], ...cells.slice(-3)].join(' ').replaceAll('\u00a0', ' ');
      }),
    );

/** The same, computed from what the server has. */
async function listExpectedRows(club: Club): Promise<string[]> {
  const play = await createOtherDesk(club).read();
  const nameOf = (id: string) => formatFullName(play.entries.find((one) => one.id === id)!);
  return computePlayStandings(toPlayState(play)).map(
    ({ entryIds, winPoints, difference, points }) => {
      const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
      return `${nameOf(entryIds[0]!)} ${winPoints} ${sign}${Math.abs(difference)} ${points}`;
    },
  );
}

test('PLAY-82, PLAY-11: one device orders the standings by wins while the other scores a round without a network, and both agree @deep', async ({
  page,
  club,
  context,
  browser,
  troubles,
}) => {
  for (const trouble of OFFLINE_TROUBLES) troubles.expect(trouble);
  troubles.expect(/FETCH_ERROR/);
  const desk = createOtherDesk(club);
  await openRoster(page, club);
  await expectStored(page);
  await startPlay(page);
  await typeScores(page, 20, 13);
  await expectRoundPlayed(page, 'Раунд 1 из 7');
  await expect.poll(async () => (await desk.read()).rounds[0]!.matches[1]!.result?.a).toBe(13);
  await context.setOffline(true);
  await getButton(page, 'Начать раунд 2').click();
  await typeScores(page, 11, 24);
  await expect.poll(() => readStoredChanges(page)).toContain('"a":24');

  const others = await browser.newContext({ baseURL: club.url, serviceWorkers: 'block' });
  const other = await others.newPage();
  await rememberSession(other, club.session!);
  await other.goto(`${getPlayUrl()}/roster`);
  const settings = await openSettings(other);
  await settings.getByText(/^Ещё настройки/).click();
  await getOrder(other).selectOption('по победам');
  await getTab(other, 'Таблица').click();
  await expect(other.getByRole('columnheader', { name: 'Баллы' })).toBeVisible();
  await expect.poll(async () => (await desk.read()).settings.ordersByWins).toBe(true);
  await expectAccessible(other, 'standings-by-wins');
  await expectSoundLayout(other);

  await getTab(page, 'Таблица').click();
  await page.getByRole('table').first().waitFor();
  await expect(getOrder(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(getOrder(page)).toHaveValue('wins', { timeout: 45_000 });
  await expect.poll(async () => (await desk.read()).rounds[1]!.matches[1]!.result?.a).toBe(24);
  for (const one of [page, other]) {
    await expect.poll(() => listRows(one)).toEqual(await listExpectedRows(club));
  }
  await expect(page.getByText('Места по победам.')).toBeVisible();
  const places = page.getByRole('button', { name: /^Место \d+: / });
  await places.first().click();
  await expect(page.getByText(/^(Выше|Место 1 делят).*(баллов|поровну баллов)/)).toBeVisible();

  // Switched back in the middle of the third round.
  await getTab(page, 'Раунды').click();
  await getButton(page, 'Начать раунд 3').click();
  await typeScores(page, 12);
  await expectCourtPlayed(page, 1);
  await getOrder(other).selectOption('по очкам');
  await getTab(page, 'Таблица').click();
  await page.getByRole('table').first().waitFor();
  await expect(getOrder(page)).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Баллы' })).toHaveCount(0);
  await others.close();
});

/** Words of the players' names that are broken into several lines. */
const listBrokenWords = (page: Page): Promise<string[]> =>
  page.getByRole('rowheader').evaluateAll((headers) => {
    const range = document.createRange();
    const listTexts = (node: Node): Text[] =>
      node instanceof Text ? [node] : [...node.childNodes].flatMap(listTexts);
    return headers.flatMap(listTexts).flatMap((text) =>
      [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        return lines.size > 1 ? [word] : [];
      }),
    );
  });

test('PLAY-82, PLAY-86, DESK-60: names on a phone stay whole next to wins and a final, at the desk and on the live page', async ({
  page,
  club,
  context,
}) => {
  const desk = createOtherDesk(club);
  await desk.set({ rounds: 1, ordersByWins: true });
  const live = await context.newPage();
  await live.goto(await desk.openLink('live'));
  await openRoster(page, club);
  await startPlay(page);
  await typeScores(page, 20, 13);
  await getPlayStatus(page).getByRole('button', { name: 'Финал' }).click();
  await getButton(page, 'Составить финал').click();
  await getButton(page, 'Начать финал').click();
  await typeScores(page, 14, 11);
  await getTab(page, 'Таблица').click();
  for (const one of [page, live]) {
    await one.setViewportSize({ width: 390, height: 844 });
    await expect(one.getByRole('columnheader', { name: 'Финал' })).toBeVisible();
    await expect(one.getByRole('columnheader', { name: 'Баллы' })).toBeVisible();
    await expect.poll(() => listBrokenWords(one)).toEqual([]);
    await expectNothingSideways(one);
    const table = one.getByRole('table').first();
    const edges = await table.evaluate((shown) => [
      shown.getBoundingClientRect().right,
      shown.parentElement!.getBoundingClientRect().right,
    ]);
    expect(edges[0]).toBeLessThanOrEqual(edges[1]! + 1);
  }
});
