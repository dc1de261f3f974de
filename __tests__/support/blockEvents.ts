import type { BrowserContext, Page } from '@playwright/test';

/**
 * Blocks a page's events (COMFORT-60): each stream ends at once. A broken or silent stream would make the console
 * reload the list at a random time (COMFORT-75).
 */
export const blockEvents = (target: Page | BrowserContext): Promise<unknown> =>
  target.route('**/api/live', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: '' }),
  );
