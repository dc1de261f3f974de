import { formatDayAndMonth, addDaysToToday } from '../support/days';
import { expect, createSeeds, test } from '../support/fixtures';
import {
  chooseAction,
  readEntry,
  createTournamentSeed,
  leaveForList,
  listNames,
  openRoster,
  getRosterSection,
  getEntryRow,
} from '../support/roster';
import { createOtherDesk } from '../support/otherDesk';
import { getTab } from '../support/rounds';

test.describe('with a second tournament', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(0), createTournamentSeed(0, {}, 7)]) });

  test('ROSTER-35: who was known without a phone and is entered with one is asked about, and merged', async ({
    page,
    club,
  }) => {
    const other = createOtherDesk(club, 2);
    await other.read();
    await other.add('Пётр Ершов');
    await openRoster(page, club);
    await page.getByRole('button', { name: 'Добавить игрока' }).click();
    const form = page.getByRole('form', { name: 'Новый игрок' });
    await form.getByLabel('Имя и фамилия').fill('Ершов Пётр');
    await form.getByLabel('Телефон').fill('89161234567');
    const question = page.getByRole('region', { name: 'Тёзки' });
    await expect(question).toHaveCount(0);
    await form.getByRole('button', { name: 'Добавить' }).click();
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

test.describe('into an empty roster', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(0)]) });

  test('ROSTER-4, ROSTER-20: one after another is typed at the desk, and a name alone is enough', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    await expect(getRosterSection(page, 'Основной состав')).toContainText('Пока никого');
    await page.getByRole('button', { name: 'Добавить игрока' }).click();
    const form = page.getByRole('form', { name: 'Новый игрок' });
    const name = form.getByLabel('Имя и фамилия');
    await expect(name).toBeFocused();
    await name.fill('О');
    await name.press('Enter');
    await expect(form.getByText('Имя минимум 2 символа')).toBeVisible();
    await name.fill('Орлова Мария');
    await form.getByLabel('Телефон').fill('89161234567');
    await form.getByLabel('Уровень').selectOption('3');
    await form.getByRole('button', { name: 'Добавить' }).click();
    await expect(getEntryRow(page, 'Мария Орлова')).toContainText('+7 (916) 123-45-67');
    await expect(getEntryRow(page, 'Мария Орлова')).toContainText('без согласия');
    await expect(form.getByLabel('Имя и фамилия')).toBeFocused();
    await form.getByLabel('Имя и фамилия').fill('Олег');
    await form.getByLabel('Имя и фамилия').press('Enter');
    await expect.poll(() => listNames(page, 'Основной состав')).toEqual(['Мария Орлова', 'Олег']);
    await expect
      .poll(() => readEntry(club, 'Мария Орлова'))
      .toMatchObject({ source: 'desk', phone: '+7 (916) 123-45-67', level: 3 });

    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => listNames(page, 'Основной состав')).toEqual(['Мария Орлова']);
    await expect.poll(() => readEntry(club, 'Олег')).toMatchObject({ status: 'removed' });
  });

  test('ROSTER-4, ROSTER-22: what was typed of a player waits until it is saved, or given up', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const adding = page.getByRole('button', { name: 'Добавить игрока' });
    const name = page.getByRole('form', { name: 'Новый игрок' }).getByLabel('Имя и фамилия');
    await adding.click();
    await name.fill('Орлова Ма');
    await name.press('Escape');
    await expect(name).toHaveCount(0);
    await getTab(page, 'Таблица').click();
    await getTab(page, 'Состав').click();
    await adding.click();
    await expect(name).toHaveValue('Орлова Ма');
    await leaveForList(page);
    await page.goBack();
    await adding.click();
    await expect(name).toHaveValue('Орлова Ма');
    await name.fill('Орлова Мария');
    await name.press('Enter');
    await getEntryRow(page, 'Мария Орлова').waitFor();
    await name.press('Escape');
    await adding.click();
    await expect(name).toHaveValue('');
    const reset = page.getByRole('button', { name: 'Сбросить' });
    await expect(reset).toBeDisabled();
    await name.fill('Олег');
    await reset.click();
    await expect(name).toHaveValue('');
    await expect(name).toBeFocused();
    await name.press('Escape');
    await adding.click();
    await expect(name).toHaveValue('');

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
    await page.getByRole('button', { name: 'Вставить список' }).click();
    const dialog = page.getByRole('dialog', { name: 'Вставить список' });
    await dialog
      .getByLabel(/^Список из чата/)
      .fill(
        [
          'Состав:',
          '1. Анна Крылова 3,5 8 916 204-18-73',
          '2) 🎾 Лунёв Дмитрий',
          '+ Елена',
          'я буду позже и с другом приду наверное',
          '7. Крылова Анна',
        ].join('\n'),
      );
    await dialog.getByRole('button', { name: 'Прочитать' }).click();
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
    await page.getByRole('button', { name: 'Вставить список' }).click();
    await expect(lines.nth(2).getByLabel('Имя и фамилия')).toHaveValue('Елена Сафонова');
    await lines.nth(1).getByRole('checkbox').uncheck();
    await dialog.getByRole('button', { name: 'Добавить 2 игроков' }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(() => listNames(page, 'Основной состав'))
      .toEqual(['Анна Крылова', 'Елена Сафонова']);
    await expect(page.getByText('Добавлено: 2 игрока')).toBeVisible();
    await page.getByRole('button', { name: 'Вставить список' }).click();
    await dialog.getByLabel(/^Список из чата/).fill('Анна Крылова\nАнна Крылова 8 916 000-00-01');
    await dialog.getByRole('button', { name: 'Прочитать' }).click();
    // With another phone she is somebody else.
    await expect(lines.nth(0)).toContainText('уже в\u00a0составе');
    await expect(lines.nth(1)).not.toContainText('уже');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(() => listNames(page, 'Основной состав')).toEqual([]);
  });
});

test.describe('from an earlier tournament', () => {
  test.use({
    tournaments: createSeeds([createTournamentSeed(3, {}, 3), createTournamentSeed(5, {}, -4)]),
  });

  test('ROSTER-5: who played on the same weekday is offered, without those who are here', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    await page.getByRole('main').getByRole('button', { name: 'Ещё' }).click();
    await page.getByRole('menuitem', { name: 'Перенести из прошлого турнира' }).click();
    const dialog = page.getByRole('dialog', { name: 'Перенести из прошлого турнира' });
    await expect(dialog.getByLabel('Турнир')).toContainText(formatDayAndMonth(addDaysToToday(-4)));
    const offered = dialog.getByRole('list', { name: 'Кто играл' }).getByRole('listitem');
    await expect(offered).toHaveText([/Игорь Ветров/, /Мария Орлова/]);
    await dialog.getByRole('checkbox', { name: 'Игорь Ветров' }).uncheck();
    await dialog.getByRole('button', { name: 'Добавить 1 игрока' }).click();
    await expect(getEntryRow(page, 'Мария Орлова')).toBeVisible();
    await expect.poll(async () => (await createOtherDesk(club).read()).entries.length).toBe(4);
  });
});

test.describe('APPLY-14', () => {
  test.use({ tournaments: createSeeds([createTournamentSeed(2)]) });

  test('APPLY-14, SEEN-81: the link of the sign-up page is shown, closed and replaced', async ({
    page,
    club,
  }) => {
    await openRoster(page, club);
    const panel = page.getByRole('region', { name: 'Запись по ссылке' });
    await expect(panel.getByText('Задайте на сервере PUBLIC_URL')).toBeVisible();
    const link = panel.getByLabel('Ссылка на запись');
    const before = await link.inputValue();
    expect(before).toMatch(/^http.+\/apply\/[\w-]{22,}$/);

    await panel.getByRole('button', { name: 'Закрыть запись' }).click();
    await expect(panel.getByRole('button', { name: 'Открыть запись' })).toBeVisible();
    await expect
      .poll(async () => (await createOtherDesk(club).read()).settings)
      .toMatchObject({ isSignUpClosed: true });

    await panel.getByRole('button', { name: 'Сделать новую ссылку' }).click();
    await panel.getByRole('button', { name: 'Заменить ссылку' }).click();
    await expect(link).not.toHaveValue(before);
  });
});
