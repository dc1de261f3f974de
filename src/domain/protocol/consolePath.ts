/** The server's own: nothing there is a screen of the console. */
const SERVER_FOLDERS = ['/api/', '/apply/', '/assets/', '/calendar/', '/live/', '/score/'];
/** With a full stop in its last part. */
const FILE = /\.[^/]*\/?$/;

/**
 * ROUTE-8: whether the console's page stands at a path: its screens and whatever nobody knows
 * (ROUTE-3), but neither what the server itself answers nor a file.
 * @param pathname with its slash
 */
export const isConsolePath = (pathname: string): boolean =>
  !SERVER_FOLDERS.some((folder) => pathname.startsWith(folder)) && !FILE.test(pathname);
