import type { Page } from '@playwright/test';
import { expect, createSeeds, test } from '../support/fixtures';
import { createOtherDesk } from '../support/otherDesk';
import { createTodaysSeed, leaveForList, openRoster } from '../support/roster';
import { startPlay, getButton, getCourt } from '../support/rounds';

test.use({ tournaments: createSeeds([createTodaysSeed(8, { tournament_type: 'Американо' })]) });

const getStartedToast = (page: Page) => page.getByText('Раунд 1 начат', { exact: true });

test('PLAY-9: the first score closes «Раунд 1 начат» also where the play was left and opened again', async ({
  page,
  club,
}) => {
  const play = createOtherDesk(club);
  await openRoster(page, club);
  await startPlay(page);
  // The pointer over the toast pauses its time.
  await getStartedToast(page).hover();
  await leaveForList(page);
  await expect(getStartedToast(page)).toBeVisible();
  await page.goBack();
  await getCourt(page, 1).waitFor();
  await getStartedToast(page).hover();
  await expect(getButton(page, 'Отменить')).toBeVisible();
  await play.score(1, 15);
  await expect(getStartedToast(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a message lies over the bar, and over no button of a court @deep', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    await startPlay(page);
    // The pointer over the toast pauses its time.
    await getStartedToast(page).hover();
    const covered = () =>
      page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('button')].flatMap((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          const hit = document.elementFromPoint(left + width / 2, top + height / 2);
          const isCovered = hit && !main.contains(hit) && hit.closest('[aria-live]');
          return isCovered ? [one.textContent] : [];
        }),
      );
    expect(await covered()).toEqual([]);
    await getCourt(page, 2)
      .getByRole('button', { name: /^Корт 2: .*без счёта/ })
      .tap();
    await page.getByRole('dialog', { name: 'Корт 2' }).waitFor();
    await page.keyboard.press('Escape');
    // The toast intercepts the tap and disappears.
    await page.getByRole('button', { name: 'Скрыть сообщение' }).tap();
    await expect(getStartedToast(page)).toHaveCount(0);
  });
});
