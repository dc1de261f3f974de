import type { Locator, Page } from '@playwright/test';
import type { Club } from './club';
import { expect, rememberSession } from './everywhere';
import { evening } from './roster';

/** Four evenings of one weekday: Анна came to all, Игорь only long ago. */
export const EVENINGS = [
  evening(3, {}, -7),
  evening(2, {}, -14),
  evening(2, {}, -21),
  evening(4, {}, -70),
];

export async function openPlayers(page: Page, club: Club, query = ''): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto(`/players${query}`);
  await expect(page.getByRole('table', { name: 'Игроки' })).toBeVisible();
}

export const rowOfPlayer = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ hasText: name });

/** The names of the list, from top to bottom. */
export const namesOf = (page: Page): Locator =>
  page.getByRole('table', { name: 'Игроки' }).locator('a[href^="/players/"]');

export const searchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Поиск по имени и телефону' });
