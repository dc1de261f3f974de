import type { Locator, Page } from '@playwright/test';

/** Opens the dialog with all addresses of a play. */
export async function openLinks(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Ссылки и QR' }).click();
  return page.getByRole('dialog', { name: 'Ссылки и QR' });
}

export const getLinkLine = (
  dialog: Locator,
  name: 'Запись' | 'Для игроков и табло' | 'Счёт',
): Locator => dialog.getByRole('region', { name });

/** Switches a public page off, and confirms the question. */
export async function switchOff(line: Locator): Promise<void> {
  await line.getByRole('button', { name: 'Выключить' }).click();
  const question = line.page().getByRole('dialog', { name: 'Выключить?' });
  await question.getByRole('button', { name: 'Выключить' }).click();
  await question.waitFor({ state: 'detached' });
}
