import type { Page } from '@playwright/test';

/** Presses «Повторить» over the list if it is still shown: the console also retries automatically (COMFORT-75). */
export const retryList = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: 'Повторить' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
