import type { Club } from '../support/club';
import { expect, createSeeds, test } from '../support/fixtures';
import {
  changeEntryElsewhere,
  chooseAction,
  readEntry,
  createTournamentSeed,
  listNames,
  openRoster,
  openSettings,
  getRosterSection,
  getPlayUrl,
  getEntryRow,
  getArrivedCheckbox,
  getTroubles,
  openActions,
} from '../support/roster';
import { getButton } from '../support/rounds';
import { countPresses } from '../support/countPresses';
import { createOtherDesk } from '../support/otherDesk';

test.use({ tournaments: createSeeds([createTournamentSeed(6)]) });

test('ROSTER-1: every application is an entry, and one line sums up the evening', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await expect(page).toHaveTitle(/^Проведение турнира/);
  expect(await listNames(page, 'Основной состав')).toEqual([
    'Анна Крылова',
    'Дмитрий Лунёв',
    'Елена Сафонова',
    'Игорь Ветров',
    'Мария Орлова',
    'Павел Зимин',
  ]);
  await expect(getEntryRow(page, 'Анна Крылова')).toContainText('3.5');
  await expect(getEntryRow(page, 'Анна Крылова').getByRole('link')).toHaveText(
    '+7 (916) 204-18-73',
  );
  const status = page.getByRole('region', { name: 'Как идут дела' });
  await expect(status).toContainText('6 играют · пришли 0 · оплатили 0');
  await page.getByRole('link', { name: 'Назад к турнирам' }).click();
  await expect(page).toHaveURL(/\/tournaments$/);
});

test('ROSTER-1: a tournament that is not there says so, and leads back', async ({ page, club }) => {
  await openRoster(page, club);
  await page.goto(getPlayUrl(99));
  await expect(page.getByRole('heading', { name: 'Турнир не найден' })).toBeVisible();
  await page.getByRole('link', { name: 'Назад к турнирам' }).click();
  await expect(page.getByRole('heading', { name: 'Турниры', exact: true })).toBeVisible();
});

test('ROSTER-10, ROSTER-11: a press says who has come and how the fee was paid, and a press takes it back', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await getArrivedCheckbox(page, 'Анна Крылова').check();
  await page.getByRole('button', { name: 'наличные: Анна Крылова' }).click();
  await page.getByRole('button', { name: 'перевод: Дмитрий Лунёв' }).click();
  const status = page.getByRole('region', { name: 'Как идут дела' });
  await expect(status).toContainText('пришли 1 · оплатили 2');
  await expect(status).toContainText(
    'Оплачено 3 000 ₽ из 9 000 ₽: наличные 1 500 ₽, перевод 1 500 ₽',
  );
  await expect
    .poll(() => readEntry(club, 'Дмитрий Лунёв'))
    .toMatchObject({ payment: 'transfer', paid: 1500 });

  await page.getByRole('button', { name: 'Снять оплату (перевод): Дмитрий Лунёв' }).click();
  await getArrivedCheckbox(page, 'Анна Крылова').uncheck();
  await expect
    .poll(() => readEntry(club, 'Дмитрий Лунёв'))
    .toMatchObject({ payment: null, paid: 0 });
  await expect.poll(() => readEntry(club, 'Анна Крылова')).toMatchObject({ attendance: null });

  await chooseAction(page, 'Павел Зимин', 'Опаздывает');
  await expect(getEntryRow(page, 'Павел Зимин')).toContainText('опаздывает');
  await chooseAction(page, 'Павел Зимин', 'Не опаздывает');
  await expect(getEntryRow(page, 'Павел Зимин')).not.toContainText('опаздывает');
});

test('ROSTER-11: an entry has a fee of its own', async ({ page, club }) => {
  await openRoster(page, club);
  await chooseAction(page, 'Мария Орлова', 'Взнос');
  await page.getByLabel('Взнос этого игрока, ₽').fill('700');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(getEntryRow(page, 'Мария Орлова')).toContainText('700 ₽');
  await page.getByRole('button', { name: 'наличные: Мария Орлова' }).click();
  await expect.poll(() => readEntry(club, 'Мария Орлова')).toMatchObject({ fee: 700, paid: 700 });
});

test('ROSTER-6, ROSTER-7: a free spot goes to the first who waits, who is to be notified; both are undone together', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).read();
  await choose6(club);
  await openRoster(page, club);
  await chooseAction(page, 'Павел Зимин', 'В лист ожидания');
  await chooseAction(page, 'Анна Крылова', 'Отказался');
  await expect(page.getByText('Место перешло, сообщите: Павел Зимин')).toBeVisible();
  expect(await listNames(page, 'Отказались')).toEqual(['Анна Крылова']);
  await expect(getEntryRow(page, 'Павел Зимин')).toContainText('сообщить');

  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(getRosterSection(page, 'Отказались')).toHaveCount(0);
  expect(await listNames(page, 'Лист ожидания')).toEqual(['Павел Зимин']);
  await expect.poll(() => readEntry(club, 'Анна Крылова')).toMatchObject({ status: 'confirmed' });
});

/** Sets the capacity to the number of players. */
const choose6 = (club: Club) => createOtherDesk(club).set({ capacity: 6 });

test('ROSTER-7: a desk that confirms by hand is asked about a free spot', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).read();
  await createOtherDesk(club).set({ capacity: 6, isApprovedByHand: true });
  await changeEntryElsewhere(club, 'Павел Зимин', { status: 'waiting' });
  await openRoster(page, club);
  const trouble = getTroubles(page).getByRole('listitem').first();
  await expect(trouble).toContainText('Место свободно, ждёт Павел Зимин, +7 (917) 642-05-91');
  await expect(trouble.getByRole('link')).toHaveAttribute('href', 'tel:+79176420591');
  await trouble.getByRole('button', { name: 'Подтвердить' }).click();
  await expect(page.getByText('Место свободно')).toHaveCount(0);
  await expect.poll(() => readEntry(club, 'Павел Зимин')).toMatchObject({ status: 'confirmed' });
});

test('ROSTER-12: a paid fee of a withdrawn player is marked for a refund until it is given back', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).read();
  await changeEntryElsewhere(club, 'Игорь Ветров', { payment: 'cash', paid: 1500 });
  await openRoster(page, club);
  await chooseAction(page, 'Игорь Ветров', 'Отказался');
  await expect(getEntryRow(page, 'Игорь Ветров')).toContainText('вернуть 1 500 ₽');
  await page.getByRole('button', { name: 'Возвращено: Игорь Ветров' }).click();
  await expect(getEntryRow(page, 'Игорь Ветров')).not.toContainText('вернуть');
  await expect.poll(() => readEntry(club, 'Игорь Ветров')).toMatchObject({ isRefunded: true });
});

test('ROSTER-3: fewer places than players move no player', async ({ page, club }) => {
  await openRoster(page, club);
  await (await openSettings(page)).getByLabel('Мест', { exact: true }).selectOption('4');
  await expect(getRosterSection(page, 'Основной состав 6 из 4').getByRole('listitem')).toHaveCount(
    6,
  );
});

test('ROSTER-9: warnings are shown above the roster and at the entry', async ({ page, club }) => {
  await openRoster(page, club);
  const above = getTroubles(page);
  await expect(above).toContainText('6 не делится на 4: в каждом раунде двое отдыхают');

  await chooseAction(page, 'Мария Орлова', 'Исправить');
  const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
  await dialog.getByLabel('Уровень').selectOption('5');
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(above.getByRole('listitem')).toHaveCount(1);
  await getButton(page, 'Ещё 1').click();
  await expect(above).toContainText('Уровень вне 2.5 - 4: Мария Орлова (5)');
  await expect(getEntryRow(page, 'Мария Орлова')).toContainText('выше');
});

test('ROSTER-21, ROSTER-22: a correction shows the public name, and what is wrong', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  await page.getByRole('button', { name: 'Анна Крылова', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
  await expect(dialog).toContainText('Другие видят: Анна К.');
  await dialog.getByLabel('Фамилия').fill('Иванова');
  await expect(dialog).toContainText('Другие видят: Анна И.');
  await dialog.getByLabel('Имя', { exact: true }).fill('А');
  await expect(dialog.getByText('Имя минимум 2 символа')).toBeVisible();
  await dialog.getByLabel('Имя', { exact: true }).fill('Аня');
  await dialog.getByRole('button', { name: 'Сохранить изменения' }).click();
  await expect(getEntryRow(page, 'Аня Иванова')).toBeVisible();
});

test('ROSTER-22: a correction of a person who was corrected elsewhere meanwhile shows both, and the user decides', async ({
  page,
  club,
  troubles,
}) => {
  troubles.expect(/status of 412/, /correctEntry: 412/);
  await openRoster(page, club);
  await page.getByRole('button', { name: 'Анна Крылова', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
  await dialog.getByLabel('Фамилия').fill('Иванова');
  await createOtherDesk(club).correct('Анна', { familyName: 'Крюкова' });
  await expect(getEntryRow(page, 'Анна Крюкова')).toBeAttached();
  const save = dialog.getByRole('button', { name: 'Сохранить изменения' });
  await save.click();
  await expect(dialog).toContainText('Сейчас сохранено: Анна Крюкова');
  await expect(dialog.getByLabel('Фамилия')).toHaveValue('Иванова');
  await save.click();
  await expect(getEntryRow(page, 'Анна Иванова')).toBeVisible();
});

test('APPLY-12: all entries under review are accepted, or declined, at once', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  for (const name of ['Анна Крылова', 'Елена Сафонова', 'Мария Орлова']) {
    await changeEntryElsewhere(club, name, { status: 'review' });
  }
  const review = getRosterSection(page, 'На проверке');
  await expect(review.getByRole('listitem')).toHaveCount(3);
  await review.getByRole('button', { name: 'Отказать всем' }).click();
  await expect(review).toHaveCount(0);
  expect(await listNames(page, 'Отказались')).toHaveLength(3);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await getRosterSection(page, 'На проверке').getByRole('button', { name: 'Принять всех' }).click();
  await expect(getRosterSection(page, 'На проверке')).toHaveCount(0);
  expect(await listNames(page, 'Основной состав')).toHaveLength(6);
});

test('ROSTER-45: a player’s menu has six entries, and «Ещё» unfolds the others, by keys too', async ({
  page,
  club,
}) => {
  await openRoster(page, club);
  const items = await openActions(page, 'Мария Орлова');
  await expect(items).toHaveText([
    'Взнос',
    'В лист ожидания',
    'Отказался',
    'Не пришёл',
    'Опаздывает',
    'Ещё',
  ]);
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(items.nth(5)).toBeFocused();
  await expect(items.nth(5)).toHaveText('Позвонить');
  await expect(items.filter({ hasText: 'Ещё' })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(items.nth(4)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Действия: Мария Орлова' })).toBeFocused();
  await openActions(page, 'Мария Орлова');
  await expect(items).toHaveCount(6);
});

test('PLAY-41: two presses make a fixed pair, one parts it, and the same mark twice makes none', async ({
  page,
  club,
}) => {
  await createOtherDesk(club).set({ variant: 'fixed' });
  await openRoster(page, club);
  const mark = (text: string, name: string) => getButton(page, new RegExp(`^${text}: ${name}$`));
  const readPartner = async () => (await readEntry(club, 'Анна Крылова')).partner;
  const presses = await countPresses(page);
  await mark('без.пары', 'Анна Крылова').click();
  await mark('в.пару', 'Дмитрий Лунёв').click();
  await expect(getEntryRow(page, 'Анна Крылова')).toContainText('+ Лунёв');
  expect(await presses()).toEqual({ pointer: 2, keys: 0 });
  await expect.poll(readPartner).toBe((await readEntry(club, 'Дмитрий Лунёв')).id);

  await mark('без.пары', 'Елена Сафонова').press('Enter');
  await expect(mark('с.кем\\?', 'Елена Сафонова')).toHaveAttribute('aria-pressed', 'true');
  await mark('с.кем\\?', 'Елена Сафонова').press('Enter');
  await expect(mark('без.пары', 'Елена Сафонова')).toBeFocused();
  await mark('\\+.Лунёв', 'Анна Крылова').click();
  await expect(mark('без.пары', 'Дмитрий Лунёв')).toBeVisible();
  await expect.poll(readPartner).toBeNull();
});
