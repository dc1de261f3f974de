import type { Page } from '@playwright/test';
import { isWishBroken, countBrokenWishes } from '../../../src/domain/draw/base/wishes';
import type { Club } from '../support/club';
import { expectAccessible } from '../support/expectAccessible';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { createOtherDesk } from '../support/otherDesk';
import { chooseAction, createTodaysSeed, openRoster } from '../support/roster';
import { choosePlayAction, getButton, getCourt, getPlayStatus, getTab } from '../support/rounds';

test.use({ tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]) });

const getDialog = (page: Page) => page.getByRole('dialog');
const getWishes = (page: Page) => page.getByRole('region', { name: 'Не ставить вместе' });

/** Opens the roster of a play whose first two players are not to be partners. @returns the other desk */
async function openWithWish(page: Page, club: Club) {
  const play = createOtherDesk(club);
  await openRoster(page, club);
  const [one, other] = (await play.read()).entries.map(({ id }) => id);
  await play.setWish([one!, other!], 'notPartners');
  await page.reload();
  return play;
}

test('DRAW-26, DRAW-27, DRAW-28: a wish is set in the roster, weighed at the start, and named in the round that breaks it', async ({
  page,
  club,
}) => {
  const play = createOtherDesk(club);
  await openRoster(page, club);
  await chooseAction(page, 'Анна Крылова', 'Не ставить вместе');
  for (const name of ['Дмитрий Лунёв', 'Елена Сафонова']) {
    await getDialog(page).getByRole('checkbox', { name }).check();
  }
  await getDialog(page).getByRole('checkbox', { name: 'И их друг с другом' }).check();
  await expectAccessible(page, 'wish-dialog');
  await expectSoundLayout(page);
  await getButton(page, 'Сохранить').click();
  await expect(getWishes(page).getByRole('listitem')).toHaveCount(3);
  await getButton(page, 'Снять пожелание: Анна Крылова и Елена Сафонова').click();
  await getButton(page, 'Снять пожелание: Дмитрий Лунёв и Елена Сафонова').click();
  await expect(getWishes(page).getByRole('listitem')).toHaveCount(1);
  await expect(getWishes(page).getByRole('listitem')).toContainText('Анна Крылова и Дмитрий Лунёв');

  await getButton(page, 'Начать игру').click();
  await expect(getDialog(page)).toContainText('Учесть пожелания?');
  await expect(getDialog(page)).toContainText('Каждый сыграет с каждым в паре один раз');
  await expectSoundLayout(page);
  await getButton(page, 'Оставить ровную').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из 7');
  await expect.poll(async () => (await play.read()).rounds.length).toBe(7);
  const { rounds, wishes: known } = await play.read();
  const at = rounds.findIndex(({ matches }) => matches.some((one) => isWishBroken(one, known[0]!)));
  const broken = rounds[at]!.matches.find((one) => isWishBroken(one, known[0]!))!;
  const strip = page.getByRole('navigation', { name: 'Раунды', exact: true });
  await strip.getByRole('button').nth(at).click();
  await expect(getCourt(page, broken.court)).toContainText(
    /Против пожелания: (Крылова и\sЛунёв|Лунёв и\sКрылова) в\sпаре/,
  );
  await expectSoundLayout(page);
});

test('DRAW-27: wishes that are preferred to the even draw are kept, and the play’s settings say so', async ({
  page,
  club,
}) => {
  const play = await openWithWish(page, club);
  await getButton(page, 'Начать игру').click();
  await getButton(page, 'Учесть пожелания').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из 7');
  await expect.poll(async () => (await play.read()).rounds.length).toBe(7);
  const { rounds, wishes: known, settings } = await play.read();
  expect([countBrokenWishes(rounds, known), settings.prefersWishes]).toEqual([0, true]);
  await getTab(page, 'Состав').click();
  await expect(
    getWishes(page).getByRole('checkbox', { name: 'Пожелания важнее ровной жеребьёвки' }),
  ).toBeChecked();
});

test('DRAW-27, PLAY-87: rounds drawn before the start are weighed at it, and drawn again to keep the wishes', async ({
  page,
  club,
}) => {
  const play = await openWithWish(page, club);
  await getTab(page, 'Раунды').click();
  await choosePlayAction(page, 'Составить раунд 1');
  await expect(page.getByRole('heading', { name: 'Раунд 1' }).first()).toContainText(
    'ещё не начат',
  );
  await expect.poll(async () => (await play.read()).rounds.length).toBe(7);
  const drawn = await play.read();
  expect(countBrokenWishes(drawn.rounds, drawn.wishes)).toBe(1);
  await getButton(page, 'Начать игру').click();
  await expect(getDialog(page)).toContainText('против пожеланий — 1\u00a0матч');
  await getButton(page, 'Учесть пожелания').click();
  await expect(getPlayStatus(page)).toContainText('Раунд 1 из 7');
  await expect.poll(async () => (await play.read()).rounds[0]?.start).not.toBeNull();
  const { rounds, wishes: known, settings } = await play.read();
  expect([rounds.length, countBrokenWishes(rounds, known)]).toEqual([7, 0]);
  expect(settings.prefersWishes).toBe(true);
});
