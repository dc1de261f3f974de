import type { BrowserContext, Page, Request } from '@playwright/test';

export type Requests = {
  /** Method and path of each call, such as «GET /api/tournaments», in order. */
  calls: string[];
  all: Request[];
  count: (method: string) => number;
};

/**
 * Background requests, which may come at any time: changes (COMFORT-60), the trash count (COMFORT-32), spots in rosters
 * (ROSTER-17).
 */
const IN_BACKGROUND = ['/api/live', '/api/trash/count', '/api/plays'];

/** Records each API call that a page, or any page of a context, makes from now on. */
export function recordRequests(source: Page | BrowserContext): Requests {
  const all: Request[] = [];
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || IN_BACKGROUND.includes(pathname)) return;
    all.push(request);
    calls.push(`${request.method()} ${pathname}`);
  };
  // Page and context emit the same event, but TypeScript has no common type for it.
  (source as Page).on('request', note);
  return {
    all,
    calls,
    count: (method) => calls.filter((call) => call.startsWith(`${method} `)).length,
  };
}
