import type { BrowserContext } from '@playwright/test';

export type Troubles = {
  /** Every trouble that matches is one that the test provokes on purpose. */
  expect: (...patterns: RegExp[]) => void;
  listUndeclared: () => string[];
};

/**
 * Files are loaded ahead at any time. One that a stopped server does not give is asked for again when
 * it is needed (ROUTE-5), and the icon is the browser's own wish; a file that is missing answers 404,
 * and that is a trouble. So it is with the events, which are asked for until they come (COMFORT-60).
 */
const isAskedAgain = (url: string): boolean =>
  /^https?:\/\/[^/]+\/(assets\/|favicon|api\/live$)/.test(url);

/** A list that finds no server is asked for again by itself (COMFORT-75), with what is counted beside it. */
const isOfList = (url: string): boolean =>
  /\/api\/(tournaments|plays|trash\/count|players\/forgotten)$/.test(url);
const isListAskedAgain = (url: string, trouble: string): boolean =>
  isOfList(url) && /net::ERR_(CONNECTION_|EMPTY_RESPONSE)/.test(trouble);
/** What a server says that is stopped in the midst of a request: its database does not answer any more. */
const isStopping = (url: string, trouble: string): boolean =>
  trouble.includes('status of 503') && (isAskedAgain(url) || isOfList(url));
const LIST_LOST = 'listTournaments: FETCH_ERROR TypeError: Failed to fetch';
/** A test that moves the page's time moves it past the limit of what is under way. */
const LIST_LATE = 'listTournaments: TIMEOUT_ERROR TimeoutError: signal timed out';

/** Said where a test has none (playwright.config.ts). */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Gathers console errors and warnings, page errors and failed requests of every page. */
export function watchTroubles(context: BrowserContext): Troubles {
  const troubles: string[] = [];
  const declared: RegExp[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    const text = message.text();
    const isUnreachable =
      (text.includes('net::ERR_') && isAskedAgain(url)) ||
      isListAskedAgain(url, text) ||
      isStopping(url, text) ||
      text === LIST_LOST ||
      text === LIST_LATE;
    const isTrouble = ['error', 'warning'].includes(message.type()) && !isUnreachable;
    if (isTrouble && text !== NO_WORKER) troubles.push(`console: ${text}`);
  });
  context.on('weberror', (error) => troubles.push(`page: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // Leaving a page breaks off what it was loading, and that is no trouble.
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
