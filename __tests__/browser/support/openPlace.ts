import type { Page } from '@playwright/test';

/** Opens a lower menu entry, which is behind «Ещё» on a phone (SHELL-2). */
export async function openPlace(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Главное меню' });
  const more = menu.getByRole('button', { name: 'Ещё' });
  if (await more.isVisible()) await more.click();
  await menu.getByRole('link', { name }).click();
}
