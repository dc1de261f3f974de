import type { Page } from '@playwright/test';

/** Opens a lower entry of the menu; on a phone it is behind «Ещё» (SHELL-2). */
export async function openPlace(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  const more = menu.getByRole('button', { name: 'Ещё' });
  if (await more.isVisible()) await more.click();
  await menu.getByRole('link', { name }).click();
}
