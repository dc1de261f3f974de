import type { BrowserContext } from '@playwright/test';

export type Troubles = {
  /** Declares troubles that the test provokes on purpose. */
  expect: (...patterns: RegExp[]) => void;
  listUndeclared: () => string[];
};

/**
 * True for requests that the page repeats on its own: files loaded ahead (ROUTE-5), the icon, and events (COMFORT-60).
 * The response to a missing file is 404 and counts as a trouble.
 */
const isAskedAgain = (url: string): boolean =>
  /^https?:\/\/[^/]+\/(assets\/|favicon|api\/live$)/.test(url);

/** True for the list and its counts, which the console requests again automatically (COMFORT-75). */
const isOfList = (url: string): boolean =>
  /\/api\/(tournaments|plays|trash\/count|players\/forgotten)$/.test(url);
const isListAskedAgain = (url: string, trouble: string): boolean =>
  isOfList(url) && /net::ERR_(CONNECTION_|EMPTY_RESPONSE)/.test(trouble);
/** A full Chromium requests this icon when it opens JSON or a picture as a page. */
const isIconOfFile = (url: string): boolean => url.endsWith('/favicon.ico');
/** True for the response of a server that is stopped during a request: its database no longer responds. */
const isStopping = (url: string, trouble: string): boolean =>
  trouble.includes('status of 503') && (isAskedAgain(url) || isOfList(url));
const LIST_LOST = 'listTournaments: FETCH_ERROR TypeError: Failed to fetch';
/** Moving the page's time also moves it past the time limit of open requests. */
const LIST_LATE = 'listTournaments: TIMEOUT_ERROR TimeoutError: signal timed out';

/** Warning in tests without a service worker (playwright.config.ts). */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Collects console errors and warnings, page errors and failed requests of every page. */
export function watchTroubles(context: BrowserContext): Troubles {
  const troubles: string[] = [];
  const declared: RegExp[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    const isNoTrouble =
      (text.includes('net::ERR_') && isAskedAgain(url)) ||
      isListAskedAgain(url, text) ||
      isIconOfFile(url) ||
      isStopping(url, text) ||
      text === LIST_LOST ||
      text === LIST_LATE;
    const isTrouble = ['error', 'warning'].includes(message.type()) && !isNoTrouble;
    if (isTrouble && text !== NO_WORKER) troubles.push(`console: ${text} (${url})`);
  });
  context.on('weberror', (error) => troubles.push(`page: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // Leaving a page aborts its requests; such failures do not count.
    const { errorText = '' } = request.failure() ?? {};
    const isAborted = errorText === 'net::ERR_ABORTED';
    const isRead = request.method() === 'GET';
    if ((isAborted && isRead) || isAskedAgain(request.url())) return;
    if (isRead && isListAskedAgain(request.url(), errorText)) return;
    troubles.push(`request: ${request.method()} ${request.url()} ${errorText}`);
  });
  return {
    expect: (...patterns) => void declared.push(...patterns),
    listUndeclared: () =>
      troubles.filter((text) => !declared.some((pattern) => pattern.test(text))),
  };
}
