import { expect, rememberSession, createSeeds, test } from '../support/fixtures';
import { expectStored, OFFLINE_TROUBLES, readStoredChanges } from '../support/offline';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, openRoster, getPlayUrl } from '../support/roster';
import {
  startPlay,
  getButton,
  getCourt,
  getScoreFields,
  getPlayStatus,
  typeScores,
} from '../support/rounds';

test.use({ tournaments: createSeeds([createTodaysSeed(8)]), serviceWorkers: 'allow' });

test.beforeEach(({ troubles }) => {
  for (const trouble of OFFLINE_TROUBLES) troubles.expect(trouble);
  troubles.expect(/FETCH_ERROR/);
  troubles.expect(/412/);
});

test('PLAY-11, ROSTER-16: two rounds are begun and scored without a network, over a reload, and sent in order', async ({
  page,
  club,
  context,
}) => {
  await openRoster(page, club);
  await expectStored(page);
  await startPlay(page);
  await typeScores(page, 15, 10);
  await expect.poll(async () => (await createOtherDesk(club).read()).rounds.length).toBe(1);
  await context.setOffline(true);
  await getButton(page, 'Начать раунд 2').click();
  await typeScores(page, 12, 20);
  await expect(getCourt(page, 2)).toContainText('ждёт сети');
  await getButton(page, 'Начать раунд 3').click();
  await typeScores(page, 9);
  await expect(getPlayStatus(page)).toContainText('Раунд 3 из 7');
  await expect.poll(() => readStoredChanges(page)).toContain('"a":9');

  await page.reload();
  await expect(getPlayStatus(page)).toContainText('Раунд 3 из 7');
  await expect(getScoreFields(page, 1).first()).toHaveValue('9');
  await expect(getCourt(page, 1)).toContainText('ждёт сети');
  expect((await createOtherDesk(club).read()).rounds).toHaveLength(1);

  await context.setOffline(false);
  await expect.poll(async () => (await createOtherDesk(club).read()).rounds.length).toBe(3);
  await expect
    .poll(async () =>
      (await createOtherDesk(club).read()).rounds.map(({ matches }) =>
        matches.map(({ result }) => result?.a ?? null),
      ),
    )
    .toEqual([
      [15, 10],
      [12, 20],
      [9, null],
    ]);
  await expect(getCourt(page, 1)).not.toContainText('ждёт сети');
});

test('PLAY-11: the second of two scores of one match is asked about; scores of two matches both hold', async ({
  page,
  club,
  browser,
}) => {
  await openRoster(page, club);
  await expectStored(page);
  await startPlay(page);
  const context = await browser.newContext({ baseURL: club.url, serviceWorkers: 'block' });
  const other = await context.newPage();
  await rememberSession(other, club.session!);
  await other.goto(`${getPlayUrl()}/rounds`);
  await getCourt(other, 1).waitFor();
  await page.context().setOffline(true);
  await typeScores(page, 15, 10);
  await getScoreFields(other, 1).first().focus();
  await other.keyboard.type('13');
  await other.keyboard.press('Tab');
  await expect
    .poll(async () => (await createOtherDesk(club).read()).rounds[0]!.matches[0]!.result?.a)
    .toBe(13);
  await page.context().setOffline(false);
  const refused = page.getByRole('alert', { name: 'Не принято' });
  await expect(refused).toContainText('Раунд 1, корт 1', { timeout: 45_000 });
  await expect(refused).toContainText('Сейчас: 13:11; у вас: 15:9');
  await expect(getScoreFields(other, 2).first()).toHaveValue('10');
  await refused.getByRole('button', { name: 'Повторить' }).click();
  await expect(getScoreFields(other, 1).first()).toHaveValue('15');
  await context.close();
});

test('PLAY-60: a score typed without a network before the end was heard of is kept, and taken once the play is open again @deep', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await expectStored(page);
  await startPlay(page);
  await page.context().setOffline(true);
  await typeScores(page, 15);
  await expect(getCourt(page, 1)).toContainText('ждёт сети');
  const desk = createOtherDesk(club);
  const finishedAt = new Date().toISOString();
  await desk.change([{ kind: 'outcomeChanged', from: { finishedAt: null }, to: { finishedAt } }]);
  await page.context().setOffline(false);
  const refused = page.getByRole('alert', { name: 'Не принято' });
  await expect(refused).toContainText('15:9', { timeout: 45_000 });
  await expect(refused).toContainText(
    'Турнир закончен: раунды, счёт и порядок таблицы больше не меняются.',
  );
  expect((await desk.read()).rounds[0]!.matches[0]!.result).toBeNull();
  await getButton(page, 'Итог').click();
  await getButton(page, 'Открыть снова').click();
  await expect.poll(async () => (await desk.read()).outcome.finishedAt).toBeNull();
  await refused.getByRole('button', { name: 'Повторить' }).click();
  await expect
    .poll(async () => (await desk.read()).rounds[0]!.matches[0]!.result)
    .toEqual({ a: 15, b: 9, mark: null });
  await expect(refused).toHaveCount(0);
});
