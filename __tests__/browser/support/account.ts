import type { Page } from '@playwright/test';

/** The account menu in the bar (SHELL-3). */
export const getAccountButton = (page: Page) =>
  page.getByRole('button', { name: /^Учётная запись/ });

/** Presses an entry of the account menu, which loads after the page has settled (SHELL-3). */
export async function chooseInAccountMenu(page: Page, name: string): Promise<void> {
  await getAccountButton(page).click();
  await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
}

/** The theme select, even while the menu is closed (COMFORT-1). */
export const getThemeSelect = (page: Page) =>
  page.getByRole('combobox', { name: 'Оформление', includeHidden: true });

/** Chooses a theme by its name in the account menu, and closes the menu. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await getAccountButton(page).click();
  await getThemeSelect(page).selectOption(name);
  await page.keyboard.press('Escape');
}
