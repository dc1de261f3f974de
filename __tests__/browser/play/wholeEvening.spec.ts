import { Club } from '../support/club';
import { getMainButton } from '../support/consolePage';
import { countPresses } from '../support/countPresses';
import { addDaysToToday } from '../support/days';
import { createSeeds, expect, test as base } from '../support/fixtures';
import { createTournamentSeed, getRosterSection } from '../support/roster';
import {
  expectCourtPlayed,
  getButton,
  getCourt,
  getPlayStatus,
  getTab,
  listPlaces,
} from '../support/rounds';

/** Upper bounds of presses and keys for one whole tournament. */
const PRESSES_MAX = 60;

const lastWeek = createTournamentSeed(
  8,
  { tournament_type: 'Американо', organizer_name: 'Вера Ким', end_time: '20:45' },
  -7,
);

/** The clock starts half an hour before the tournament, or now if that is later. */
const test = base.extend({
  club: async ({ template, tournaments }, use) => {
    const before = Date.parse(`${addDaysToToday(0)}T18:30:00+03:00`) - Date.now();
    const clock = () => Date.now() + Math.max(0, before);
    const club = await Club.prepare({ template, clock });
    club.seed(tournaments);
    await club.start();
    await use(club);
    await club.remove();
  },
  tournaments: createSeeds([lastWeek]),
});

/** Points of the first pair on both courts, by round. */
const SCORES = [
  [15, 9],
  [8, 7],
  [9, 14],
  [6, 8],
  [13, 9],
  [7, 16],
  [12, 8],
] as const;

test('PLAY-81: an Американо of eight regulars on two courts is at most 60 presses and keys, from «Создать» to the outcome', async ({
  listPage: page,
}) => {
  const readPresses = await countPresses(page);

  await test.step('the tournament is created as last time', async () => {
    await page.getByRole('link', { name: 'Создать турнир' }).click();
    const type = page.getByLabel('Тип турнира');
    await expect(type).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(type).toHaveValue('Американо');
    await getButton(page, 'Сегодня').click();
    await getButton(page, 'Подставить').click();
    await getMainButton(page, 'Создать турнир').click();
    await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  });

  await test.step('last week’s eight people come in together', async () => {
    await getButton(page, 'Провести').click();
    await getButton(page, 'Как в\u00a0прошлый раз').click();
    await getButton(page, 'Добавить 8 игроков').click();
    await expect(getRosterSection(page, 'Основной состав').getByRole('listitem')).toHaveCount(8);
    await getButton(page, 'Начать игру').click();
  });

  await test.step('seven rounds are played by digits and Enter', async () => {
    for (const [index, [first, second]] of SCORES.entries()) {
      await expect(getPlayStatus(page)).toContainText(`Раунд ${index + 1} из 7`);
      await expect(getCourt(page, 2)).toContainText('ждёт счёта');
      await page.keyboard.type(`${first}`);
      await page.keyboard.press('Enter');
      await page.keyboard.type(`${second}`);
      await expectCourtPlayed(page, 2);
      await page.keyboard.press('Enter');
    }
  });

  await expect(getTab(page, 'Итог')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('region', { name: 'Итог' })).toBeVisible();
  const { pointer, keys } = await readPresses();
  expect(pointer + keys).toBeLessThanOrEqual(PRESSES_MAX);
  expect(await listPlaces(page)).toHaveLength(8);
});
