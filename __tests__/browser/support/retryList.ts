import type { Page } from '@playwright/test';

/** Presses «Повторить» over the list where it is still there: the console asks again by itself as well (COMFORT-75). */
export const retryList = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('alert')
    .getByRole('button', { name: 'Повторить' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
