import type { BrowserContext, Page } from '@playwright/test';

/**
 * Lets no event come to a page (COMFORT-60): each stream ends at once. One that broke off, or was silent, would let the
 * console ask for the list at a moment of its own (COMFORT-75).
 */
export const blockEvents = (target: Page | BrowserContext): Promise<unknown> =>
  target.route('**/api/live', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
