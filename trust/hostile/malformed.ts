import fc from 'fast-check';
import { LARGE_FILE } from './largeClub';

/** Bytes that are an invalid request, or barely a valid one. */
export type Malformed = {
  name: string;
  bytes: string | Buffer;
  /** Number of expected responses. */
  answers?: number;
  /** True when the client never sends the rest of the request. */
  isCutShort?: boolean;
  /** True when the client disconnects immediately. */
  isGone?: boolean;
};

const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: club\r\n\r\n';
const FLOOD = 300;
const FILE = `GET ${LARGE_FILE} HTTP/1.1\r\nHost: club\r\n\r\n`;
const FILES = 20;

const get = (...lines: string[]): string =>
  `GET /api/health HTTP/1.1\r\nHost: club\r\n${lines.join('\r\n')}\r\n\r\n`;
const login = (framing: string, body: string): string =>
  `POST /api/auth/login HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\n${framing}\r\n\r\n${body}`;

const REQUEST_LINES: readonly string[] = [
  ...['GET /', 'GET', ' GET / HTTP/1.1', 'GET / HTTP/1.1 x', 'GET /  HTTP/1.1', 'GET\t/\tHTTP/1.1'],
  ...['GET / HTTP/0.9', 'GET / HTTP/1.0', 'GET / HTTP/1.2', 'GET / HTTP/2.0', 'GET / HTTP/3.0'],
  ...['GET / http/1.1', 'GET / HTTP/11', 'GET / HTTP/-1.1', 'GET / HTP/1.1', 'GET / ICY/1.1'],
  ...['G\0ET / HTTP/1.1', 'get / HTTP/1.1', `${'A'.repeat(20_000)} / HTTP/1.1`, 'GET * HTTP/1.1'],
  ...['OPTIONS * HTTP/1.1', 'CONNECT club:80 HTTP/1.1', 'SOURCE / ICE/1.0', 'HTTP/1.1 200 OK', ''],
  ...[
    `GET /${'a'.repeat(20_000)} HTTP/1.1`,
    'GET club/ HTTP/1.1',
    'GET ? HTTP/1.1',
    'GET # HTTP/1.1',
  ],
];

const HEADERS: readonly string[] = [
  ...['No colon', ': no name', 'Na me: a', 'Name : a', ' folded: a', 'A: b\r\n folded', 'A: b\0c'],
  ...['A: b\rc', 'A: b\nInjected: yes', 'A: b\r\r\nInjected: yes', 'Ä: b', 'A: \x7f', 'A\r\n: b'],
  ...['Host: other', 'Content-Length: x', 'Content-Length: 5\r\nContent-Length: 6', 'Expect: x'],
  ...['Expect: 100-continue', 'Connection: upgrade\r\nUpgrade: websocket', 'Upgrade: h2c', 'TE: x'],
  ...['Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__'],
  ...[
    'Connection: keep-alive, close, x',
    'Range: bytes=0-0,0-0,0-0',
    'If-None-Match: *',
    'Cookie: a',
  ],
  ...[
    'X-Forwarded-For: 1.2.3.4, x',
    'Forwarded: for=x',
    'Authorization: Basic \xff',
    '__proto__: a',
  ],
  ...[
    'constructor: a',
    `A: ${'b'.repeat(15_000)}`,
    `A: ${'b'.repeat(100_000)}`,
    'A: b\r\n'.repeat(5_000),
  ],
  ...[
    Array.from({ length: 3_000 }, (_, index) => `A${index}: b`).join('\r\n'),
    'A'.repeat(100_000),
  ],
];

const FRAMINGS: readonly (readonly [framing: string, body: string])[] = [
  ['Content-Length: 5\r\nTransfer-Encoding: chunked', '0\r\n\r\n'],
  ['Transfer-Encoding: chunked\r\nContent-Length: 5', `0\r\n\r\n${HEALTH}`],
  ['Transfer-Encoding: chunked\r\nTransfer-Encoding: x', '0\r\n\r\n'],
  ['Transfer-Encoding: x', '0\r\n\r\n'],
  ['Transfer-Encoding: chunked, x', '0\r\n\r\n'],
  ['Transfer-Encoding : chunked', '0\r\n\r\n'],
  ['Transfer-Encoding:\x0bchunked', '0\r\n\r\n'],
  ...['x', '-1', '0x5', 'fffffffffffffffff', '5;', `5;${'a'.repeat(20_000)}`, ' 5', '5 5', ''].map(
    (size) => ['Transfer-Encoding: chunked', `${size}\r\nhello\r\n0\r\n\r\n`] as const,
  ),
  ['Transfer-Encoding: chunked', '2\r\n{}x0\r\n\r\n'],
  ['Transfer-Encoding: chunked', '2\n{}\n0\n\n'],
  ['Transfer-Encoding: chunked', '2\r\n{}\r\n0\r\nTrailer no colon\r\n\r\n'],
  ['Content-Length: 2\r\nExpect: 100-continue', '{}'],
];

const WHOLE: readonly Malformed[] = [
  { name: 'HTTP/0.9', bytes: 'GET /\r\n\r\n' },
  { name: 'HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0' },
  { name: 'TLS', bytes: Buffer.from('160301020001000001fc0303'.padEnd(600, '5a'), 'hex') },
  { name: 'SSH', bytes: 'SSH-2.0-OpenSSH_9.6\r\n' },
  { name: 'SMTP', bytes: 'EHLO club\r\n' },
  { name: 'NUL', bytes: Buffer.alloc(1_000) },
  { name: 'no Host', bytes: 'GET / HTTP/1.1\r\n\r\n' },
  { name: 'a flood', bytes: HEALTH.repeat(FLOOD), answers: FLOOD },
  { name: 'a flood, left', bytes: HEALTH.repeat(FLOOD), isCutShort: true },
  { name: 'files, left', bytes: FILE.repeat(FILES), isGone: true },
  {
    name: 'a flood and rubbish',
    bytes: `${HEALTH.repeat(FLOOD)}rubbish\r\n\r\n`,
    answers: Infinity,
  },
  { name: 'line feeds alone', bytes: HEALTH.replaceAll('\r\n', '\n') },
  { name: 'carriage returns alone', bytes: HEALTH.replaceAll('\r\n', '\r') },
  { name: 'empty lines first', bytes: `${'\r\n'.repeat(100)}${HEALTH}` },
  { name: 'cut in the line', bytes: 'GET / HT', isCutShort: true },
  { name: 'cut in the headers', bytes: 'GET / HTTP/1.1\r\nHost: cl', isCutShort: true },
  { name: 'cut in the body', bytes: login('Content-Length: 50', '{'), isCutShort: true },
  {
    name: 'cut in a chunk',
    bytes: login('Transfer-Encoding: chunked', 'f\r\n{'),
    isCutShort: true,
  },
  { name: 'nothing', bytes: '', isCutShort: true },
];

const FIXED: readonly Malformed[] = [
  ...REQUEST_LINES.map((line) => ({
    name: `line ${line.slice(0, 60)}`,
    bytes: `${line}\r\nHost: club\r\n\r\n`,
    isCutShort: line === '',
  })),
  ...HEADERS.map((header) => ({ name: `header ${header.slice(0, 60)}`, bytes: get(header) })),
  ...FRAMINGS.map(([framing, body]) => ({
    name: `framing ${framing}, ${body.slice(0, 30)}`,
    bytes: login(framing, body),
  })),
  ...WHOLE,
];

/** Creates a valid request with bytes inserted, removed and changed, or random bytes only. */
const random: fc.Arbitrary<Malformed> = fc
  .tuple(
    fc.constantFrom(HEALTH, get('A: b'), login('Content-Length: 2', '{}'), ''),
    fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), fc.uint8Array({ maxLength: 8 })), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .map(([sound, changes]) => {
    let bytes = Buffer.from(sound);
    for (const [place, removed, added] of changes) {
      const at = place % (bytes.length + 1);
      bytes = Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);
    }
    return { name: `random ${bytes.toString('base64')}`, bytes, isCutShort: true };
  });

/**
 * Creates malformed requests: half from the fixed list in turn, half random. The same seed creates the same requests.
 */
export function createMalformedRequests(count: number, seed: number): Malformed[] {
  const half = Math.floor(count / 2);
  const fixed = Array.from(
    { length: half },
    (_, index) => FIXED[(seed * half + index) % FIXED.length]!,
  );
  return [...fixed, ...fc.sample(random, { numRuns: count - half, seed })];
}
