import { expectAccessible } from '../support/expectAccessible';
import { expect, createSeeds, rememberSession, test } from '../support/fixtures';
import { expectSoundLayout } from '../support/layout';
import { addDaysToToday } from '../support/days';
import { createOtherDesk } from '../support/otherDesk';
import {
  chooseAction,
  createTodaysSeed,
  createTournamentSeed,
  getArrivedCheckbox,
  getEntryRow,
  getTroubles,
  openRoster,
  readEntry,
} from '../support/roster';
import { getButton, getPlayStatus, getTab } from '../support/rounds';
import { installClock } from '../support/stillTime';

test.use({ tournaments: createSeeds([createTournamentSeed(8, {}, 1)]) });

const TOLD = new RegExp(`^По расписанию начало: ${addDaysToToday(1).slice(8)}\\s.*, 19:00\\.$`);

test('PLAY-63: tomorrow’s play begins after one question, which says when the tournament starts', async ({
  page,
  club,
}) => {
  const play = createOtherDesk(club);
  // The server's date decides, although the device's clock already shows the day of the play.
  const ahead = Date.now() + 86_400_000;
  await installClock(page, ahead);
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

test.describe('today, with one who waits', () => {
  test.use({ tournaments: createSeeds([createTodaysSeed(8)]) });

  test('ROSTER-7: the spot of an absent player is offered at the start, and in play over the roster', async ({
    page,
    club,
  }) => {
    const play = createOtherDesk(club);
    await play.set({ capacity: 7 });
    await play.mark('Павел', { status: 'waiting' });
    await openRoster(page, club);
    await getArrivedCheckbox(page, 'Анна Крылова').check();
    await getButton(page, 'Начать игру').click();
    const asked = page.getByRole('dialog', { name: 'Они играют?' });
    const answer = (name: string, mark: string) =>
      asked
        .getByRole('radiogroup', { name })
        .getByRole('radio', { name: mark })
        .check({ force: true });
    await answer('Светлана Рябова', 'опаздывает');
    await expect(asked).not.toContainText('Место свободно');
    await answer('Мария Орлова', 'не пришёл');
    await expect(asked).toContainText('Место свободно, ждёт Павел Зимин, +7 (917) 642-05-91');
    await expect(asked.getByRole('link')).toHaveAttribute('href', 'tel:+79176420591');
    await expectSoundLayout(page);
    await expectAccessible(page, 'start-spot');
    await asked.getByRole('button', { name: 'Подтвердить' }).click();
    await expect(asked).not.toContainText('Место свободно');
    await expect(
      asked.getByRole('radiogroup', { name: 'Павел Зимин' }).getByRole('radio', { name: 'играет' }),
    ).toBeChecked();
    await expect(asked.getByRole('status')).toHaveText('Играют 4, отдыхают 2.');
    await asked.getByRole('button', { name: 'Начать игру' }).click();
    await expect(getPlayStatus(page)).toContainText('Раунд 1');
    await expect
      .poll(() => readEntry(club, 'Павел Зимин'))
      .toMatchObject({ status: 'confirmed', attendance: 'arrived' });
    expect(await readEntry(club, 'Мария Орлова')).toMatchObject({ attendance: 'absent' });

    await play.add('Зоя');
    await getTab(page, 'Состав').click();
    await expect(getEntryRow(page, 'Зоя')).toBeVisible();
    await chooseAction(page, 'Светлана Рябова', 'Не пришёл');
    const trouble = getTroubles(page).getByRole('listitem').first();
    await expect(trouble).toContainText('Место свободно, ждёт Зоя');
    await trouble.getByRole('button', { name: 'Подтвердить' }).click();
    await expect.poll(() => readEntry(club, 'Зоя')).toMatchObject({ status: 'confirmed' });
  });
});
