import type { Page } from '@playwright/test';

/** Goes to one of the places below the menu's rule; on a phone they are behind «Ещё» (SHELL-2). */
export async function openPlace(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  const more = menu.getByRole('button', { name: 'Ещё' });
  if (await more.isVisible()) await more.click();
  await menu.getByRole('link', { name }).click();
}
