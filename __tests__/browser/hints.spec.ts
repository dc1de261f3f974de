import type { Locator, Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/fixtures';
import { getEditDialog, getMainButton, openEdit, retype } from './support/consolePage';
import { openSignedIn } from './support/signIn';

const EVENING = {
  organizer_name: 'Пётр Ёлкин',
  organizer_phone: '+7 (903) 111-22-33',
  date: '2099-06-05',
  start_time: '18:00',
  end_time: '20:00',
  entry_fee: 1500,
  created_at: '2026-05-03T09:00:00.000Z',
};
test.use({
  tournaments: createSeeds([
    EVENING,
    { ...EVENING, organizer_phone: '+7 (900) 000-00-00', created_at: '2026-05-01T09:00:00.000Z' },
    {
      organizer_name: 'Ольга Петрова',
      tournament_type: 'Американо',
      date: '2099-06-05',
      start_time: '10:00',
      entry_fee: 0,
      created_at: '2026-05-02T09:00:00.000Z',
    },
  ]),
});

const name = (scope: Page | Locator) => scope.getByLabel('Имя организатора');
const phone = (scope: Page | Locator) => scope.getByLabel('Телефон организатора');
const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');

test('COMFORT-24: earlier organizers are suggested, and bring their latest phone, by the keyboard', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await name(page).pressSequentially('ПЕТР');
  await expect(options(page)).toHaveText([/Пётр Ёлкин.*111-22-33/, /Ольга Петрова/]);
  await expect(name(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(name(page)).toHaveValue('Пётр Ёлкин');
  await expect(phone(page)).toHaveValue('+7 (903) 111-22-33');
  await expect(options(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('COMFORT-24: in the edit dialog by the mouse; Esc closes the list alone', async ({
  listPage: page,
}) => {
  const edit = await openEdit(page, 'Ольга Петрова');
  await name(edit).fill('елк');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(getEditDialog(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await options(page).first().click();
  await expect(name(edit)).toHaveValue('Пётр Ёлкин');
  await expect(name(edit)).toBeFocused();
  await expect(phone(edit)).toHaveValue('+7 (903) 111-22-33');
});

test('COMFORT-25: what was usual last time is offered, taken and given back with one press', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await expect(page.getByText(/Как в прошлый раз: 18:00.–.20:00, 1.500.₽/)).toBeVisible();
  await expect(page.getByLabel('Время начала')).toHaveValue('');
  await page.getByLabel('Взнос').fill('700');
  await page.getByRole('button', { name: 'Подставить' }).click();
  await expect(page.getByLabel('Время начала')).toHaveValue('18:00');
  await expect(page.getByLabel('Время окончания')).toHaveValue('20:00');
  await expect(page.getByLabel('Взнос')).toHaveValue('1500');
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(page.getByLabel('Время начала')).toHaveValue('');
  await expect(page.getByLabel('Время окончания')).toHaveValue('');
  await expect(page.getByLabel('Взнос')).toHaveValue('700');
  await page.getByLabel('Тип турнира').selectOption('Американо');
  await expect(page.getByText(/Как в прошлый раз: 10:00, 0.₽/)).toBeVisible();
});

test('COMFORT-26: an overlap is announced politely and prevents nothing', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  const warning = page.getByText('В это время уже идёт:');
  await page.getByLabel('Дата').pressSequentially('05062099');
  await page.getByLabel('Время начала').pressSequentially('1930');
  await expect(warning).toHaveText(/Мексикано, 18:00.–.20:00, Пётр Ёлкин и.ещё.1$/);
  const others = page.getByRole('group').getByRole('listitem').filter({ hasText: 'Пётр Ёлкин' });
  await expect(others).toHaveCount(0);
  await warning.click();
  await expect(others).toHaveText([/Мексикано, 18:00.–.20:00, Пётр Ёлкин/]);
  await expect(warning.locator('xpath=ancestor::*[@aria-live]')).toHaveAttribute(
    'aria-live',
    'polite',
  );
  await retype(page.getByLabel('Время начала'), '2000');
  await expect(warning).toHaveCount(0);
  await retype(page.getByLabel('Время начала'), '1000');
  await expect(warning).toHaveText('В это время уже идёт: Американо, 10:00, Ольга Петрова');
  await name(page).fill('Вера Орлова');
  await phone(page).pressSequentially('9161234567');
  await getMainButton(page, 'Создать турнир').click();
  await expect(page.getByText('Турнир создан успешно!')).toBeVisible();
});

test('COMFORT-26: an edited tournament does not overlap with itself', async ({
  listPage: page,
}) => {
  const edit = await openEdit(page, 'Ольга Петрова');
  const warning = edit.getByText('В это время уже идёт:');
  await retype(edit.getByLabel('Время окончания'), '1800');
  await expect(warning).toHaveCount(0);
  await retype(edit.getByLabel('Время окончания'), '1801');
  await expect(warning).toBeVisible();
  await expect(edit.getByRole('button', { name: 'Сохранить изменения' })).toBeEnabled();
});
