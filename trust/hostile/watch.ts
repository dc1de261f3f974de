import type { BrowserContext } from '@playwright/test';
import { buildLayoutScript } from '../../__tests__/support/layout/buildLayoutScript';

export type Trouble = 'ran' | 'violations' | 'errors';
export type Troubles = Record<Trouble, string[]>;

/** Matches requests of the tour itself. A guest's text caused any other one. */
const OWN =
  /^(data:|https?:\/\/[^/]+\/(tournaments(\/new)?|trash|sw\.js|assets\/[\w.-]+|favicon\.svg|manifest\.webmanifest|api\/auth\/log(in|out)|api\/(trash(\/count)?|live|plays)|api\/tournaments(\/\d+(\/(history|restore))?)?)?$)/;
/** Matches messages of browser and console about requests that the tour refuses. */
const REFUSED =
  /^Failed to load resource|^(list|create|update|delete|restore)Tournaments?: \d+|^Service Worker registration blocked/;
const POLICY = 'policy:';

const none = (): Troubles => ({ ran: [], violations: [], errors: [] });

/** Collects the traces of executed and blocked scripts from every page. */
export async function watch(context: BrowserContext): Promise<{ take: () => Troubles }> {
  let troubles = none();
  // The TypeScript runner adds calls of `__name` to functions that are sent to the page.
  await context.addInitScript({ content: 'globalThis.__name = (made) => made' });
  await context.addInitScript({ content: await buildLayoutScript() });
  await context.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(prefix, violatedDirective, blockedURI, sample);
    });
    Object.defineProperty(window, '__ran', { set: () => void fetch('/ran') });
  }, POLICY);
  context.on('dialog', (dialog) => {
    troubles.ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (!OWN.test(request.url())) troubles.ran.push(`request: ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) troubles.ran.push(`frame: ${frame.url()}`);
    });
  });
  context.on('weberror', (error) => troubles.errors.push(error.error().message));
  context.on('console', (message) => {
    const text = message.text();
    if (!['error', 'warning'].includes(message.type()) || REFUSED.test(text)) return;
    (text.startsWith(POLICY) ? troubles.violations : troubles.errors).push(text);
  });
  return {
    /** Returns all traces after the last call. */
    take: () => {
      const taken = troubles;
      troubles = none();
      return taken;
    },
  };
}
