/** The server's own: nothing there is a screen of the console. */
const SERVER_FOLDERS = ['/api/', '/apply/', '/assets/', '/calendar/', '/live/', '/score/'];
/** With a full stop in its last part; a pattern would look for the end from each of many (TRUST-84). */
const isFile = (pathname: string): boolean => {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return path.includes('.', path.lastIndexOf('/') + 1);
};

/**
 * ROUTE-8: whether the console's page stands at a path: its screens and whatever nobody knows
 * (ROUTE-3), but neither what the server itself answers nor a file.
 * @param pathname with its slash
 */
export const isConsolePath = (pathname: string): boolean =>
  !SERVER_FOLDERS.some((folder) => pathname.startsWith(folder)) && !isFile(pathname);
