import { bundleForPage } from '../bundleForPage';

let made: Promise<string> | undefined;

/** Bundles the layout checks as one script that defines a global `layout`. */
export const buildLayoutScript = (): Promise<string> =>
  (made ??= bundleForPage('__tests__/support/layout/inPage.ts', 'layout').then(
    // Playwright runs an initial script within a function, so the variable must be made global.
    (script) => `${script};globalThis.layout = layout;`,
  ));
