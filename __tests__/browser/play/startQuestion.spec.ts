import { expect, createSeeds, rememberSession, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { addDaysToToday } from '../support/days';
import { createOtherDesk } from '../support/otherDesk';
import { createTournamentSeed, getArrivedCheckbox, openRoster } from '../support/roster';
import { getButton, getPlayStatus } from '../support/rounds';

test.use({ tournaments: createSeeds([createTournamentSeed(8, {}, 1)]) });

const TOLD = new RegExp(`^По расписанию начало: ${addDaysToToday(1).slice(8)}\\s.*, 19:00\\.$`);

test('PLAY-63: tomorrow’s play begins after one question, which says when the tournament starts', async ({
  page,
  club,
}) => {
  const play = createOtherDesk(club);
  // The server's time counts, not a device's clock that already shows the day of the play.
  const ahead = Date.now() + 86_400_000;
  await page.clock.install({ time: ahead });
  await rememberSession(page, club.session!, ahead);
  await openRoster(page, club);
  await getButton(page, 'Начать игру').click();
  const early = page.getByRole('dialog', { name: 'Начать сейчас?' });
  await expect(early.getByText(TOLD)).toBeVisible();
  await expect(early.getByRole('status')).toHaveText('Играют 8, никто не отдыхает.');
  await expectSoundLayout(page);
  await early.getByRole('button', { name: 'Отмена' }).click();
  expect((await play.read()).rounds).toEqual([]);

  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await getButton(page, 'Начать игру').click();
  const asked = page.getByRole('dialog', { name: 'Они играют?' });
  await expect(asked.getByText(TOLD)).toBeVisible();
  await asked.getByRole('button', { name: 'Начать игру' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getPlayStatus(page)).toContainText('Раунд 1');
  await expect.poll(async () => (await play.read()).rounds[0]?.start ?? null).not.toBeNull();
});
