import type { BrowserContext, Page, Request } from '@playwright/test';

export type Requests = {
  /** As «GET /api/tournaments», in order. */
  calls: string[];
  all: Request[];
  count: (method: string) => number;
};

/** Writes down every API request that a page, or any page of a context, sends from now on. */
export function recordRequests(source: Page | BrowserContext): Requests {
  const all: Request[] = [];
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    all.push(request);
    calls.push(`${request.method()} ${pathname}`);
  };
  // The two share the event, but not its type.
  (source as Page).on('request', note);
  return {
    all,
    calls,
    count: (method) => calls.filter((call) => call.startsWith(`${method} `)).length,
  };
}
