import { bundleForPage } from '../../../support/bundleForPage';

let made: Promise<string> | undefined;

/** Bundles inPage.ts as one script that defines a global `inPage`. */
export const bundleInPage = (): Promise<string> =>
  (made ??= bundleForPage('__tests__/browser/support/webkit/inPage.ts', 'inPage'));
