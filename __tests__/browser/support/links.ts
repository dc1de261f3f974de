import type { Locator, Page } from '@playwright/test';

/** Opens the dialog with all addresses of an evening. */
export async function openLinks(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Ссылки и QR' }).click();
  return page.getByRole('dialog', { name: 'Ссылки и QR' });
}

export const getLinkLine = (
  dialog: Locator,
  name: 'Запись' | 'Для игроков и табло' | 'Счёт',
): Locator => dialog.getByRole('region', { name });
