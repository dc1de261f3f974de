/**
 * Joins the path of a part of a request's body, in the form of the rules' errors: `rounds[2].court`.
 * @param path path of the parent; empty for the body
 */
export const joinBodyPath = (path: string, part: string | number): string => {
  if (typeof part === 'number') return `${path}[${part}]`;
  return path === '' ? part : `${path}.${part}`;
};

const UNESCAPED: Readonly<Record<string, string>> = { '~0': '~', '~1': '/' };

/** Converts a JSON pointer (RFC 6901) to such a path: `/rounds/2/court`. */
export const toBodyPath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll(/~[01]/g, (escaped) => UNESCAPED[escaped]!))
    .reduce((path, part) => joinBodyPath(path, /^\d+$/.test(part) ? Number(part) : part), '');
