import { getBoxField, getBox, getChosenOffer, getOffers, openBox } from './support/commands';
import { addDaysToToday, formatDate } from './support/days';
import { getDetail, getRow } from './support/consolePage';
import { expect, createSeeds, test } from './support/fixtures';

const ivan = { name: 'Иван Орлов', contact_phone: '+7 (916) 123-45-67' };
const namesake = { name: 'Иван Орлов', contact_phone: '+7 (903) 000-00-01' };
test.use({
  tournaments: createSeeds([
    { organizer_name: 'Ольга Смирнова', date: addDaysToToday(9), applications: [ivan] },
    { organizer_name: 'Семён Ёлкин', date: addDaysToToday(2), applications: [ivan, namesake] },
    {
      organizer_name: '<b>Анна</b> \u202Eвспять',
      date: addDaysToToday(-4),
      tournament_type: 'Американо',
    },
    ...Array.from({ length: 12 }, (_, at) => ({
      organizer_name: `Вера Белова ${at}`,
      date: addDaysToToday(20 + (at % 4)),
      tournament_type: at % 2 ? 'Американо' : 'Мексикано',
    })),
  ]),
});

test('COMFORT-81: tournaments are found by type, day, organizer and phone, players by name and phone', async ({
  listPage: page,
}) => {
  await openBox(page);
  for (const text of ['ЕЛКИН', 'ёлкин мекс', formatDate(addDaysToToday(2)), 'семён 10:00']) {
    await getBoxField(page).fill(text);
    await expect(getOffers(page, 'Турниры')).toHaveText([/Семён Ёлкин/]);
  }
  await getBoxField(page).fill('орлов иван');
  await expect(getOffers(page, 'Игроки')).toHaveText([/916.*Семён Ёлкин/, /903.*Семён Ёлкин/]);
  await getBoxField(page).fill('8 (916) 123');
  await expect(getOffers(page, 'Игроки')).toHaveText([/Семён Ёлкин/, /Ольга Смирнова/]);
  await getBoxField(page).fill('вспять');
  await expect(getOffers(page, 'Турниры')).toContainText('<b>Анна</b> \u202Eвспять');

  await getBoxField(page).fill('8 903 000');
  await expect(getOffers(page, 'Игроки')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(getDetail(page)).toContainText('+7 (903) 000-00-01');
});

test('COMFORT-81: a search with more than eight hits leads on to the list @deep', async ({
  listPage: page,
}) => {
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await page.getByLabel('Заявки').selectOption('with');
  await openBox(page, 'американо бел');
  await expect(getBox(page).getByRole('option', { name: 'Показать все в списке' })).toHaveCount(0);
  await expect(getOffers(page, 'Турниры')).toHaveCount(6);
  await getBoxField(page).fill('белова');
  await expect(getBox(page).getByRole('status')).toHaveText('Найдено: 12 турниров');
  await expect(getOffers(page, 'Турниры')).toHaveCount(9);
  await page.keyboard.press('End');
  await expect(getChosenOffer(page)).toHaveText('Показать все в списке');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toHaveValue('белова');
  await expect(getRow(page, /Белова/)).toHaveCount(12);
  await page.goBack();
  await expect(getRow(page, /Белова/)).toHaveCount(0);
});

test.describe('in a long list', () => {
  const COUNT = 3_000;
  test.use({
    tournaments: createSeeds(
      Array.from({ length: COUNT }, (_, at) => ({
        organizer_name: at % 2 ? `Анна ${at}` : `Вера ${at}`,
        date: addDaysToToday(at - COUNT / 2),
        applications: [{ name: `Игрок ${at}` }],
      })),
    ),
  });

  test('COMFORT-81: all of it is searched @deep', async ({ listPage: page }) => {
    await expect(page.getByText(String(COUNT), { exact: true })).toBeVisible();
    await openBox(page, 'вера');
    await expect(getBox(page).getByRole('status')).toHaveText(/Найдено: 1500\u00a0турниров/);
    await getBoxField(page).fill('игрок 2999');
    await expect(getOffers(page, 'Игроки')).toHaveText([/Игрок 2999/]);
    await getBoxField(page).fill('игрок');
    await expect(getBox(page).getByRole('status')).toHaveText(/больше 8\u00a0игроков/);
  });
});
