import type { BrowserContext } from '@playwright/test';

export type Troubles = {
  /** Every trouble that matches is one that the test provokes on purpose. */
  expect: (...patterns: RegExp[]) => void;
  undeclared: () => string[];
};

/**
 * Files are loaded ahead at any time. One that a stopped server does not give is asked for again when
 * it is needed (ROUTE-5), and the icon is the browser's own wish; a file that is missing answers 404,
 * and that is a trouble. So it is with the events, which are asked for until they come (COMFORT-60).
 */
const isAskedAgain = (url: string): boolean =>
  /^https?:\/\/[^/]+\/(assets\/|favicon|api\/live$)/.test(url);

/** Said where a test has none (playwright.config.ts). */
const NO_WORKER = 'Service Worker registration blocked by Playwright';

/** Gathers console errors and warnings, page errors and failed requests of every page. */
export function watchForTrouble(context: BrowserContext): Troubles {
  const seen: string[] = [];
  const declared: RegExp[] = [];
  context.on('console', (message) => {
    const isUnreachable =
      message.text().includes('net::ERR_') && isAskedAgain(message.location().url);
    const isTrouble = ['error', 'warning'].includes(message.type()) && !isUnreachable;
    if (isTrouble && message.text() !== NO_WORKER) seen.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => seen.push(`page: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    // Leaving a page breaks off what it was loading, and that is no trouble.
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    if ((isAborted && request.method() === 'GET') || isAskedAgain(request.url())) return;
    seen.push(`request: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  return {
    expect: (...patterns) => void declared.push(...patterns),
    undeclared: () => seen.filter((text) => !declared.some((pattern) => pattern.test(text))),
  };
}
