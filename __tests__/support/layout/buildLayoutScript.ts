import { bundleForPage } from '../bundleForPage';

let made: Promise<string> | undefined;

/** What looks at a page's layout, as one script that leaves `layout` behind. */
export const buildLayoutScript = (): Promise<string> =>
  (made ??= bundleForPage('__tests__/support/layout/inPage.ts', 'layout').then(
    // An initial script is run within a function.
    (script) => `${script};globalThis.layout = layout;`,
  ));
