import fc from 'fast-check';
import { CONSOLE_FILES, SECRET_FILES } from './place';

/** Method and path of a request line, sent unchanged. */
export type HostilePath = { method: string; path: string; isSignedIn: boolean };

const UP = [
  ...['../', '..\\', './', '/', '//', '\\', '.../', '....//', '..;/', '..%00/', '..%20/', '. ./'],
  ...['%2e%2e/', '%2e%2e%2f', '..%2f', '..%5c', '%2E%2E%5C', '.%2e/', '%2e./', '%2f..%2f'],
  ...['%252e%252e%252f', '..%252f', '..%255c', '%25%32%65%25%32%65/', '..%c0%af', '..%c1%9c'],
  ...['%c0%ae%c0%ae/', '%e0%80%ae%e0%80%ae/', '..%u2215', '%uff0e%uff0e/', '..%ef%bc%8f', '．．/'],
  ...['assets/../', 'assets/%2e%2e/', 'assets/..;a=b/', 'api/../', 'console/../', '?/../', '#/../'],
];

const BEGINNINGS = [
  ...[
    '/',
    '//',
    '/assets/',
    '/api/',
    '/api/tournaments/',
    '/api/../',
    '/./',
    '\\',
    '',
    '/%2f',
    '/%00',
  ],
  ...['//club.example/', '///', '/\\club.example\\', '\\\\club.example\\share\\', '/C:\\', '/C:/'],
  ...[
    'file:///',
    'http://club.example/',
    'https://127.0.0.1/',
    '/file:///',
    '/index.html/',
    '/~root/',
  ],
  ...['/assets%2f', '/assets%5c', '/proc/self/', '/dist/', '/dist/console/', '/dist/../'],
];

const TARGETS = [
  ...SECRET_FILES,
  ...Object.keys(CONSOLE_FILES),
  ...['package.json', 'dist/server/main.js', 'server/main.js', 'data/club.db', 'data/club.db-wal'],
  ...['club.db', 'club.db-shm', 'club.db.lock', 'etc/passwd', 'etc/hosts.txt', 'proc/self/environ'],
  ...[
    'proc/self/cwd/package.json',
    'windows/win.ini',
    'node_modules/fastify/package.json',
    '.',
    '..',
  ],
  ...[
    'api/health',
    'api/tournaments',
    'api/tournaments/1',
    'assets',
    'assets/',
    '',
    'CON',
    'aux.js',
  ],
];

const ENDINGS = [
  ...[
    '',
    '',
    '',
    '/',
    '//',
    '%00',
    '%00.js',
    '\0.js',
    '.',
    '%20',
    ' ',
    ';a=b',
    ';.js',
    '?a=b',
    '?/../',
  ],
  ...[
    '?__proto__[a]=b',
    '#a',
    '::$DATA',
    '~',
    '.bak',
    '%0d%0aX-Injected:%20yes',
    '%',
    '%zz',
    '%ff',
  ],
  ...[
    '/index.html',
    '/..',
    '/.js',
    '*',
    '%2f',
    '%5c',
    '\u00e9',
    'ф',
    '😀',
    '\t',
    `${'a'.repeat(300)}.js`,
  ],
];

const METHODS = [
  ...[
    'GET',
    'GET',
    'GET',
    'GET',
    'GET',
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
  ],
  ...['TRACE', 'PROPFIND', 'SEARCH', 'MOVE', 'QUERY', 'CONNECT', 'BREW', 'get', 'GETX'],
];

const ENCODED = [
  (text: string) => text,
  (text: string) => encodeURIComponent(text),
  (text: string) => encodeURIComponent(encodeURIComponent(text)),
  (text: string) =>
    [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  (text: string) => text.replaceAll('/', '\\'),
  (text: string) => text.replaceAll('/', '%2f').replaceAll('.', '%2e'),
  (text: string) => text.toUpperCase(),
];

const madeUp = fc
  .tuple(
    fc.constantFrom(...BEGINNINGS),
    fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...UP), { maxLength: 12 })),
    fc.constantFrom(...TARGETS),
    fc.constantFrom(...ENDINGS),
    fc.constantFrom(...ENCODED),
  )
  .map(([begin, ups, target, end, encode]) => `${begin}${ups.join('')}${encode(target)}${end}`);

/** Paths that repeat one way to the parent folder, as in a classic path traversal. */
const climbing = fc
  .tuple(
    fc.constantFrom('/', '/assets/', '', '//'),
    fc.constantFrom(...UP),
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom(...TARGETS),
    fc.constantFrom(...ENDINGS),
  )
  .map(([begin, up, times, target, end]) => `${begin}${up.repeat(times)}${target}${end}`);

const long = fc
  .tuple(
    fc.constantFrom('a', '/', '../', '%2e', 'a/', '.', '%00'),
    fc.integer({ min: 100, max: 20_000 }),
  )
  .map(([text, length]) => `/${text.repeat(Math.ceil(length / text.length))}.js`);

const noise = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${text}`);

const hostilePath: fc.Arbitrary<HostilePath> = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.oneof(
    { weight: 10, arbitrary: madeUp },
    { weight: 7, arbitrary: climbing },
    { weight: 1, arbitrary: long },
    { weight: 2, arbitrary: noise },
  ),
  isSignedIn: fc.boolean(),
});

/** Existing files, with the number of folders above the console's folder. */
const ABOVE: readonly (readonly [folders: number, target: string])[] = [
  ...([
    [1, 'secret.js'],
    [1, 'server/main.js'],
    [2, 'package.json'],
    [2, '.env'],
  ] as const),
  ...([
    [2, 'data/club.db'],
    [12, 'proc/self/cwd/package.json'],
  ] as const),
];

/** Each way to the parent folder, to files that exist. */
const FIXED: readonly HostilePath[] = UP.flatMap((up) =>
  ABOVE.flatMap(([folders, target]) => [
    { method: 'GET', path: `/${up.repeat(folders)}${target}`, isSignedIn: false },
    { method: 'GET', path: `/assets/${up.repeat(folders + 1)}${target}`, isSignedIn: false },
  ]),
);

/**
 * Creates paths to forbidden files: half from the fixed list in turn, half random. The same seed creates the same
 * paths.
 */
export function createHostilePaths(count: number, seed: number): HostilePath[] {
  const half = Math.floor(count / 2);
  const fixed = Array.from({ length: half }, (_, at) => FIXED[(seed * half + at) % FIXED.length]!);
  return [...fixed, ...fc.sample(hostilePath, { numRuns: count - half, seed })];
}
