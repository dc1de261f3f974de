import type { Page } from '@playwright/test';
import { openDeletion } from './consolePage';
import { expect, createSeeds } from './everywhere';

/** Organizer of a tournament with a player. */
export const OLGA = 'Ольга Смирнова';
/** Organizer of the second tournament. */
export const ANNA = 'Анна Громова';

/** Two tournaments to delete. */
export const DELETABLE = createSeeds([
  { organizer_name: OLGA, date: '2099-06-05', applications: [{ name: 'Иван Петров' }] },
  { organizer_name: ANNA, date: '2099-06-06' },
]);

/** Deletes an organizer's tournament, and waits for the toast. */
export async function deleteTournament(page: Page, organizer: string): Promise<void> {
  const dialog = await openDeletion(page, organizer);
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Турнир удалён')).toBeVisible();
}
