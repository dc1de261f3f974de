import type { Locator, Page } from '@playwright/test';
import { expect, createSeeds, test } from './support/fixtures';
import { getEditDialog, openEdit, getOrganizerField } from './support/consolePage';
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

const getPhoneField = (scope: Page | Locator) => scope.getByLabel('Телефон организатора');
const getHintOptions = (page: Page) =>
  page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');

test('COMFORT-24: earlier organizers are suggested, and bring their latest phone, by the keyboard', async ({
  page,
  club,
}) => {
  await openSignedIn(page, club, '/tournaments/new');
  await getOrganizerField(page).pressSequentially('ПЕТР');
  await expect(getHintOptions(page)).toHaveText([/Пётр Ёлкин.*111-22-33/, /Ольга Петрова/]);
  await expect(getOrganizerField(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(getHintOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(getOrganizerField(page)).toHaveValue('Пётр Ёлкин');
  await expect(getPhoneField(page)).toHaveValue('+7 (903) 111-22-33');
  await expect(getHintOptions(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('COMFORT-24: in the edit dialog by the mouse; Esc closes the list alone', async ({
  listPage: page,
}) => {
  const edit = await openEdit(page, 'Ольга Петрова');
  await getOrganizerField(edit).fill('елк');
  await expect(getHintOptions(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(getHintOptions(page)).toHaveCount(0);
  await expect(getEditDialog(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await getHintOptions(page).first().click();
  await expect(getOrganizerField(edit)).toHaveValue('Пётр Ёлкин');
  await expect(getOrganizerField(edit)).toBeFocused();
  await expect(getPhoneField(edit)).toHaveValue('+7 (903) 111-22-33');
});
