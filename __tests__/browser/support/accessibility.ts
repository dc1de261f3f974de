import type { Page } from '@playwright/test';
import { getMenuLink } from './consolePage';
import { addDaysToToday } from './days';
import { expect, createSeeds } from './fixtures';

/** A list with many players, both types and a past tournament. */
export const SEASON = createSeeds([
  {
    organizer_name: 'Ольга Смирнова',
    date: addDaysToToday(3),
    end_time: '14:00',
    level_to: 4.5,
    applications: Array.from({ length: 24 }, (_, at) => ({ name: `Игрок ${at + 1}` })),
  },
  { organizer_name: 'Семён Ёлкин', date: addDaysToToday(5), tournament_type: 'Американо' },
  { organizer_name: 'Анна Давняя', date: addDaysToToday(-40) },
]);

export async function openCreateForm(page: Page): Promise<void> {
  await getMenuLink(page, 'Создать турнир').click();
  await expect(page.getByLabel('Дата')).toBeVisible();
}
