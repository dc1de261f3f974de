/** Folders of the server's own paths, which are no screens of the console. */
const SERVER_FOLDERS = ['/api/', '/apply/', '/assets/', '/calendar/', '/live/', '/score/'];
/** True for a dot in the last part. A regular expression would start a search at each of many dots (TRUST-84). */
const isFile = (pathname: string): boolean => {
  const path = pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return path.includes('.', path.lastIndexOf('/') + 1);
};

/**
 * True for the console's screens and for unknown paths (ROUTE-3, ROUTE-8). False for the server's own paths and for
 * files.
 * @param pathname begins with a slash
 */
export const isConsolePath = (pathname: string): boolean =>
  !SERVER_FOLDERS.some((folder) => pathname.startsWith(folder)) && !isFile(pathname);
