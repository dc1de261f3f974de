import type { Locator, Page } from '@playwright/test';
import type { Club } from './club';
import { expect, rememberSession } from './everywhere';
import { createTournamentSeed } from './roster';

/** Four tournaments on one weekday: Анна came to all, Игорь only long ago. */
export const PAST_TOURNAMENTS = [
  createTournamentSeed(3, {}, -7),
  createTournamentSeed(2, {}, -14),
  createTournamentSeed(2, {}, -21),
  createTournamentSeed(4, {}, -70),
];

export async function openPlayers(page: Page, club: Club, query = ''): Promise<void> {
  await rememberSession(page, club.session!);
  await page.goto(`/players${query}`);
  await expect(page.getByRole('table', { name: 'Игроки' })).toBeVisible();
}

export const getPlayerRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ hasText: name });

export const getPlayerNames = (page: Page): Locator =>
  page.getByRole('table', { name: 'Игроки' }).locator('a[href^="/players/"]');

export const getSearchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Поиск по имени и телефону' });
