/**
 * The path of a part of a request's body, as the rules' own errors have it: `rounds[2].court`.
 * @param path of what it is a part of; empty for the body itself
 */
export const joinBodyPath = (path: string, part: string | number): string => {
  if (typeof part === 'number') return `${path}[${part}]`;
  return path === '' ? part : `${path}.${part}`;
};

const UNESCAPED: Readonly<Record<string, string>> = { '~0': '~', '~1': '/' };

/** The same of a JSON pointer (RFC 6901): `/rounds/2/court`. */
export const toBodyPath = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll(/~[01]/g, (escaped) => UNESCAPED[escaped]!))
    .reduce((path, part) => joinBodyPath(path, /^\d+$/.test(part) ? Number(part) : part), '');
