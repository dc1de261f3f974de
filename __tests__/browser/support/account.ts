import type { Page } from '@playwright/test';

/** The account menu in the bar (SHELL-3). */
export const getAccountButton = (page: Page) =>
  page.getByRole('button', { name: /^Учётная запись/ });

/** The choice of a theme, whether or not the menu is open (COMFORT-1). */
export const getThemeSelect = (page: Page) =>
  page.getByRole('combobox', { name: 'Оформление', includeHidden: true });

/** Opens the account menu, chooses a theme by its name, and closes it. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await getAccountButton(page).click();
  await getThemeSelect(page).selectOption(name);
  await page.keyboard.press('Escape');
}
