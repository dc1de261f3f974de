import { bundleForPage } from '../bundleForPage';

let made: Promise<string> | undefined;

/** The layout checks as one script that leaves `layout` behind. */
export const buildLayoutScript = (): Promise<string> =>
  (made ??= bundleForPage('__tests__/support/layout/inPage.ts', 'layout').then(
    // An initial script runs within a function.
    (script) => `${script};globalThis.layout = layout;`,
  ));
