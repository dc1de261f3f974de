import { expect, createSeeds, test } from './support/fixtures';
import { formatDayAndMonth, addDaysToToday, formatDate } from './support/days';
import { getMainButton, openDetail, getRow, watchWrites } from './support/consolePage';
import { openSignedIn } from './support/signIn';
import { chooseMore } from './support/savedFile';

const COMING = {
  organizer_name: 'Ольга Смирнова',
  tournament_type: 'Американо',
  date: addDaysToToday(1),
  start_time: '18:00',
  end_time: '20:00',
  level_from: 2,
  level_to: 4.5,
  entry_fee: 1500,
};
test.use({ tournaments: createSeeds([COMING, { ...COMING, date: addDaysToToday(-15) }]) });

const question = 'Турнир не создан';

test('COMFORT-22: «Дублировать» fills the form a week later, and it is sent at once', async ({
  listPage: page,
}) => {
  const writes = watchWrites(page);
  const detail = await openDetail(page, formatDate(COMING.date));
  await chooseMore(detail, 'Дублировать');
  await expect(page).toHaveURL(/\/tournaments\/new\?copy=1$/);
  await expect(page.getByLabel('Дата')).toHaveValue(formatDate(addDaysToToday(8)));
  await expect(page.getByLabel('Максимальный уровень')).toHaveValue('4.5');
  await expect(page.getByText(`Копия турнира от ${formatDayAndMonth(COMING.date)}`)).toBeVisible();
  await expect(page.getByLabel('Дата')).toBeFocused();
  await page.getByLabel('Взнос').fill('900');
  await expect(page.getByText('Как в прошлый раз')).toHaveCount(0);
  await page.getByLabel('Взнос').fill('1500');

  // Leaving an unchanged copy asks no question, and the details are closed.
  await getMainButton(page, 'Назад').click();
  await expect(getRow(page, /Ольга/)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.reload();
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
  expect(writes[0]?.body).toEqual({
    tournamentType: 'Американо',
    date: addDaysToToday(8),
    startTime: '18:00',
    endTime: '20:00',
    levelFrom: 2,
    levelTo: 4.5,
    entryFee: 1500,
    organizerName: 'Ольга Смирнова',
    organizerPhone: '+7 (916) 123-45-67',
    copyOf: 1,
  });
  await expect(getRow(page, /Ольга/)).toHaveCount(3);
});

test('COMFORT-22: a copy of a tournament long past is on the next such weekday; «Сбросить» empties the form @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new?copy=2');
  await expect(page.getByLabel('Дата')).toHaveValue(formatDate(addDaysToToday(6)));
  await page.getByLabel('Взнос').fill('900');
  await getMainButton(page, 'Сбросить').click();
  await expect(page.getByLabel('Дата')).toHaveValue('');
  await expect(page.getByLabel('Тип турнира')).toHaveValue('Мексикано');
  await expect(page.getByLabel('Взнос')).toHaveValue('0');
  await expect(getMainButton(page, 'Создать турнир')).toBeDisabled();
  await page.getByRole('link', { name: 'Турниры' }).click();
  await expect(getRow(page, /Ольга/)).toHaveCount(2);
});

test('COMFORT-22: a changed copy asks before the menu opens an empty form @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new?copy=1');
  await page.getByLabel('Взнос').fill('900');
  await page.getByRole('link', { name: 'Создать турнир' }).click();
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: 'Уйти' }).click();
  await expect(page).toHaveURL(/\/new$/);
  await expect(page.getByLabel('Имя организатора')).toHaveValue('');
});

test('COMFORT-22: an id that is not there gives an empty form that says so @deep', async ({
  page,
  club,
}) => {
  for (const id of ['99', 'все', '']) {
    await openSignedIn(page, club, `/tournaments/new?copy=${encodeURIComponent(id)}`);
    await expect(page.getByText('Турнир, который вы хотели дублировать, не найден')).toBeVisible();
    await expect(page.getByLabel('Имя организатора')).toHaveValue('');
  }
});

test('COMFORT-22: the address fills in a date from today on, and nothing else @deep', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, `/tournaments/new?date=${addDaysToToday(3)}`);
  await expect(page.getByLabel('Дата')).toHaveValue(formatDate(addDaysToToday(3)));
  await page.getByRole('link', { name: 'Турниры' }).click();
  await expect(getRow(page, /Ольга/)).toHaveCount(2);
  for (const date of [addDaysToToday(-1), '2099-02-30', 'завтра']) {
    await page.goto(`/tournaments/new?date=${date}`);
    await expect(page.getByLabel('Дата'), date).toHaveValue('');
  }
});
