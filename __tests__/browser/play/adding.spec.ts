import { getLinkLine, openLinks } from '../support/links';
import { formatDayAndMonth, addDaysToToday } from '../support/days';
import { expect, createSeeds, test } from '../support/fixtures';
import { expectStored, OFFLINE_TROUBLES } from '../support/offline';
import {
  chooseAction,
  readEntry,
  createTournamentSeed,
  getAddField,
  leaveForList,
  listNames,
  openNewPlayer,
  openPasteDialog,
  pasteList,
  openRoster,
  getRosterSection,
  getEntryRow,
  getTroubles,
} from '../support/roster';
import { createOtherDesk } from '../support/otherDesk';
import { getButton, getTab } from '../support/rounds';

test.describe('with a second tournament', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(0), createTournamentSeed(0, {}, 7)]) });

  test('ROSTER-35: a player known without a phone who is entered with one is asked about, and merged', async ({
    page,
    club,
  }) => {
    const other = createOtherDesk(club, 2);
    await other.read();
    await other.add('Пётр Ершов');
    await openRoster(page, club);
    const form = await openNewPlayer(page, 'Ершов Пётр');
    await form.getByLabel('Телефон').fill('89161234567');
    const question = getTroubles(page).getByRole('listitem').filter({ hasText: 'Есть тёзка' });
    await expect(question).toHaveCount(0);
    await form.getByRole('button', { name: 'Добавить' }).click();
    await getButton(page, 'Ещё 1').click();
    await expect(question).toContainText('Есть тёзка: один человек?');
    await question.getByRole('button', { name: 'Пётр Ершов' }).click();
    await page.getByRole('button', { name: 'Объединить: Пётр Ершов' }).click();
    const dialog = page.getByRole('dialog', { name: 'Объединить двух игроков' });
    await dialog.getByRole('button', { name: 'Объединить' }).click();
    await expect(page.getByText('Игроки объединены')).toBeVisible();
    await page.goBack();
    await getEntryRow(page, 'Пётр Ершов').waitFor();
    await expect(question).toHaveCount(0);
  });
});

test.describe('with a club’s eight regulars', () => {
  test.use({
    tournaments: createSeeds([createTournamentSeed(0), createTournamentSeed(8, {}, -7)]),
  });

  test('ROSTER-40: eight regulars come in by 24 keys, and a pasted list takes them with phone and level', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const offers = page.getByRole('listbox', { name: 'Подсказки' });
    await getAddField(page).focus();
    for (const letters of ['ан', 'дм', 'са', 'ве', 'ор', 'па', 'ря', 'ар']) {
      await page.keyboard.type(letters);
      await expect(offers.getByRole('option')).toHaveCount(2);
      await page.keyboard.press('Enter');
    }
    await expect
      .poll(() => listNames(page, 'Основной состав'))
      .toEqual([
        'Анна Крылова',
        'Дмитрий Лунёв',
        'Елена Сафонова',
        'Игорь Ветров',
        'Мария Орлова',
        'Павел Зимин',
        'Светлана Рябова',
        'Артём Климов',
      ]);
    await expect
      .poll(() => readEntry(club, 'Елена Сафонова'))
      .toMatchObject({ phone: '+7 (926) 718-93-04', level: 3, source: 'desk' });
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(getEntryRow(page, 'Артём Климов')).toHaveCount(0);
    const dialog = await pasteList(page, 'Klimov Artem\nЯна Пак');
    await expect(dialog).toContainText(/1.знакомый, 1.новый/);
    await dialog.getByRole('button', { name: /^Добавить 2/ }).click();
    await expect(getEntryRow(page, 'Артём Климов')).toContainText('+7 (925) 803-14-65');
    await expect(getEntryRow(page, 'Яна Пак')).toBeVisible();
  });
});

test.describe('into an empty roster', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(0)]) });

  test('ROSTER-4, ROSTER-20: one after another is typed at the desk, and a name alone is enough', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    await expect(getRosterSection(page, 'Основной состав')).toContainText('Пока никого');
    const add = getAddField(page);
    await add.fill('О');
    await add.press('Enter');
    const form = page.getByRole('form', { name: 'Новый игрок' });
    const name = form.getByLabel('Имя и фамилия');
    await expect(name).toBeFocused();
    await name.press('Enter');
    await expect(form.getByText('Имя минимум 2 символа')).toBeVisible();
    await name.fill('Орлова Мария');
    await form.getByLabel('Телефон').fill('89161234567');
    await form.getByLabel('Уровень').selectOption('3');
    await form.getByRole('button', { name: 'Добавить' }).click();
    await expect(getEntryRow(page, 'Мария Орлова')).toContainText('+7 (916) 123-45-67');
    await expect(getEntryRow(page, 'Мария Орлова')).toContainText('без согласия');
    await expect(form).toHaveCount(0);
    await expect(add).toBeFocused();
    await page.keyboard.type('Олег');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => listNames(page, 'Основной состав')).toEqual(['Мария Орлова', 'Олег']);
    await expect
      .poll(() => readEntry(club, 'Мария Орлова'))
      .toMatchObject({ source: 'desk', phone: '+7 (916) 123-45-67', level: 3 });

    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => listNames(page, 'Основной состав')).toEqual(['Мария Орлова']);
    await expect.poll(() => readEntry(club, 'Олег')).toMatchObject({ status: 'removed' });
  });

  test('ROSTER-4, ROSTER-22: typed data of a player wait until they are saved, or given up', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const add = getAddField(page);
    const form = page.getByRole('form', { name: 'Новый игрок' });
    const name = form.getByLabel('Имя и фамилия');
    await add.fill('Орлова Ма');
    await getTab(page, 'Таблица').click();
    await getTab(page, 'Состав').click();
    await expect(add).toHaveValue('Орлова Ма');
    await add.press('ArrowDown');
    await add.press('Enter');
    await form.getByLabel('Уровень').selectOption('3');
    await leaveForList(page);
    await page.goBack();
    await expect(name).toHaveValue('Орлова Ма');
    await expect(form.getByLabel('Уровень')).toHaveValue('3');
    await name.fill('Орлова Мария');
    await name.press('Enter');
    await getEntryRow(page, 'Мария Орлова').waitFor();
    await expect(form).toHaveCount(0);
    await expect(add).toHaveValue('');
    await openNewPlayer(page, 'Олег');
    await name.press('Escape');
    await expect(add).toHaveValue('Олег');
    await add.press('Enter');
    await page.getByRole('option', { name: 'Новый игрок' }).click();
    await form.getByRole('button', { name: 'Отмена' }).click();
    await expect(add).toHaveValue('');
    await expect(add).toBeFocused();

    const dialog = page.getByRole('dialog', { name: 'Исправить данные игрока' });
    const phone = dialog.getByLabel('Телефон');
    await chooseAction(page, 'Мария Орлова', 'Исправить');
    await phone.fill('89161234567');
    await phone.press('Escape');
    await expect(dialog).toHaveCount(0);
    await chooseAction(page, 'Мария Орлова', 'Исправить');
    await expect(phone).toHaveValue('+7 (916) 123-45-67');
    await expect(dialog).toContainText(
      'Набрано раньше и не сохранено. Сейчас сохранено: Мария Орлова, без телефона',
    );
    await dialog.getByRole('button', { name: 'Отмена' }).click();
    await chooseAction(page, 'Мария Орлова', 'Исправить');
    await expect(phone).toHaveValue('');
    await expect(dialog).not.toContainText('Набрано раньше');
  });

  test('ROSTER-5: a list from a chat is shown as it was read, corrected, and added at once', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const list = [
      'Состав:',
      '1. Анна Крылова 3,5 8 916 204-18-73',
      '2) 🎾 Лунёв Дмитрий',
      '+ Елена',
      'я буду позже и с другом приду наверное',
      '7. Крылова Анна',
    ].join('\n');
    const dialog = await pasteList(page, list);
    const lines = dialog.getByRole('list', { name: 'Прочитанные строки' }).getByRole('listitem');
    await expect(lines).toHaveCount(5);
    await expect(lines.nth(4)).toContainText('уже есть выше');
    await expect(lines.nth(4).getByRole('checkbox')).not.toBeChecked();
    await expect(lines.nth(0).getByLabel('Имя и фамилия')).toHaveValue('Анна Крылова');
    await expect(lines.nth(0).getByLabel('Телефон')).toHaveValue('+7 (916) 204-18-73');
    await expect(lines.nth(0).getByLabel('Уровень')).toHaveValue('3.5');
    await expect(lines.nth(1).getByLabel('Имя и фамилия')).toHaveValue('Дмитрий Лунёв');
    await expect(lines.nth(3).getByRole('checkbox')).not.toBeChecked();
    await lines.nth(2).getByLabel('Имя и фамилия').fill('Елена Сафонова');
    await page.keyboard.press('Escape');
    await leaveForList(page);
    await page.goBack();
    await openPasteDialog(page);
    await expect(lines.nth(2).getByLabel('Имя и фамилия')).toHaveValue('Елена Сафонова');
    await lines.nth(1).getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Добавить 2 игроков' }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => listNames(page, 'Основной состав'))
      .toEqual(['Анна Крылова', 'Елена Сафонова']);
    await expect(page.getByText('Добавлено: 2 игрока')).toBeVisible();
    await pasteList(page, 'Анна Крылова\nАнна Крылова 8 916 000-00-01');
    // The same name with another phone is another person.
    await expect(lines.nth(0)).toContainText('уже в\u00a0составе');
    await expect(lines.nth(1)).not.toContainText('уже');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => listNames(page, 'Основной состав')).toEqual([]);
  });
});

test.describe('from earlier evenings', () => {
  test.use({
    serviceWorkers: 'allow',
    tournaments: createSeeds([
      createTournamentSeed(0),
      createTournamentSeed(6, {}, -4),
      createTournamentSeed(4, {}, -11),
      createTournamentSeed(4, {}, -18),
      createTournamentSeed(9, { tournament_type: 'Американо', start_time: '20:00' }, -4),
    ]),
  });

  test('ROSTER-49: the frequent ones of the last evening of this weekday and type come in with two presses', async ({
    page,
    club,
  }) => {
    for (const id of [2, 3, 4]) await createOtherDesk(club, id).read();
    await createOtherDesk(club, 2).mark('Анна', { attendance: 'absent' });
    await openRoster(page, club);
    const open = page.getByRole('main').getByRole('button', { name: 'Как в\u00a0прошлый раз' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Как в\u00a0прошлый раз' });
    const chosen = dialog.getByLabel('Турнир').locator('option:checked');
    await expect(chosen).toContainText(formatDayAndMonth(addDaysToToday(-4)));
    await expect(chosen).toContainText('19:00 – 20:45, Мексикано');
    const offered = dialog.getByRole('list', { name: 'Кто был' }).getByRole('listitem');
    await expect(offered).toHaveText([
      /Дмитрий Лунёв.*3 из\s3/,
      /Елена Сафонова.*3 из\s3/,
      /Игорь Ветров.*3 из\s3/,
      /Мария Орлова.*1 из\s3/,
      /Павел Зимин.*1 из\s3/,
    ]);
    await expect(dialog.getByRole('checkbox', { name: 'Мария Орлова' })).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Добавить 3 игроков' }).click();
    await expect
      .poll(() => listNames(page, 'Основной состав'))
      .toEqual(['Дмитрий Лунёв', 'Елена Сафонова', 'Игорь Ветров']);
    await expect(open).toHaveCount(0);
    await expect.poll(async () => (await createOtherDesk(club).read()).entries.length).toBe(3);

    await page.getByRole('main').getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Как в\u00a0прошлый раз' }).click();
    await expect(offered).toHaveText([/Мария Орлова/, /Павел Зимин/]);
    await dialog.getByRole('button', { name: 'Отмена' }).click();
  });

  test('ROSTER-49, ROSTER-16: without a connection the evenings saved on the device are offered @deep', async ({
    page,
    club,
    troubles,
  }) => {
    await createOtherDesk(club, 3).read();
    await createOtherDesk(club, 4).read();
    await openRoster(page, club, 2);
    await openRoster(page, club);
    await expectStored(page);
    for (const trouble of OFFLINE_TROUBLES) troubles.expect(trouble);
    troubles.expect(/FETCH_ERROR/);
    await page.context().setOffline(true);
    await page.getByRole('main').getByRole('button', { name: 'Как в\u00a0прошлый раз' }).click();
    const dialog = page.getByRole('dialog', { name: 'Как в\u00a0прошлый раз' });
    await dialog.getByRole('button', { name: 'Добавить 6 игроков' }).click();
    await expect(getEntryRow(page, 'Павел Зимин')).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(async () => (await createOtherDesk(club).read()).entries.length).toBe(6);
  });
});

test.describe('APPLY-14', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(2)]) });

  test('APPLY-14, SEEN-81: the link of the sign-up page is shown, closed and replaced', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const line = getLinkLine(await openLinks(page), 'Запись');
    await expect(line.getByText('Задайте на сервере PUBLIC_URL')).toBeVisible();
    const link = line.getByLabel('Ссылка на запись');
    const before = await link.inputValue();
    expect(before).toMatch(/^http.+\/apply\/[\w-]{22,}$/);

    await line.getByLabel('Запись заканчивается').selectOption('2');
    await line.getByRole('button', { name: 'Выключить' }).click();
    await expect(line.getByText('Выключена')).toBeVisible();
    await expect
      .poll(async () => (await createOtherDesk(club).read()).settings)
      .toMatchObject({ isSignUpClosed: true, signUpEndsHours: 2 });

    await line.getByRole('button', { name: 'Включить' }).click();
    await expect(link).toHaveValue(before);
    await line.getByRole('button', { name: 'Новая ссылка' }).click();
    await page.getByRole('button', { name: 'Заменить ссылку' }).click();
    await expect(link).not.toHaveValue(before);
  });
});
