import type { Page } from '@playwright/test';
import { inDays } from './days';
import { expect, seeded } from './fixtures';

/** A list with many players, both types and a past tournament. */
export const SEASON = seeded([
  {
    organizer_name: 'Ольга Смирнова',
    date: inDays(3),
    end_time: '14:00',
    level_to: 4.5,
    applications: Array.from({ length: 24 }, (_, at) => ({ name: `Игрок ${at + 1}` })),
  },
  { organizer_name: 'Семён Ёлкин', date: inDays(5), tournament_type: 'Американо' },
  { organizer_name: 'Анна Давняя', date: inDays(-40) },
]);

/** A place of the menu. */
export const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name });

/** Opens the create form from the menu. */
export async function openForm(page: Page): Promise<void> {
  await menu(page, 'Создать турнир').click();
  await expect(page.getByLabel('Дата')).toBeVisible();
}
