import type { Socket } from 'node:net';
import type { Club } from '../club';
import { connectTo } from './exchange';
import { LARGE_FILE } from './largeClub';

/** One way to keep a connection open: the first bytes, and the bytes sent each second. */
type Slow = {
  first?: (authorization: string) => string;
  drip?: string;
  /** True when the client half-closes the connection and keeps it. */
  isHalfClosed?: boolean;
  /** True when the client reads nothing of the response. */
  isDeaf?: boolean;
};

const PIPELINED = 8;
const DRIP_MS = 1_000;

const post = (path: string, framing: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: club\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`;

const get = (path: string, authorization: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: club\r\nAuthorization: ${authorization}\r\n\r\n`;

const KINDS: readonly Slow[] = [
  {},
  { isHalfClosed: true },
  { first: () => 'G', drip: 'E' },
  { first: () => 'GET / HTTP/1.1\r\nHost: club\r\n', drip: 'X-Slow: yes\r\n' },
  { first: () => 'GET / HTTP/1.1\r\nX-Slow: ', drip: 'y' },
  { first: () => 'GET / HTTP/1.1\r\nHost: club\r\n', isHalfClosed: true },
  { first: () => post('/api/auth/login', 'Content-Length: 60000'), drip: '{' },
  { first: () => post('/api/auth/login', 'Content-Length: 60000') },
  { first: () => post('/api/auth/login', 'Transfer-Encoding: chunked'), drip: '1\r\n{\r\n' },
  { first: () => post('/api/tournaments', 'Transfer-Encoding: chunked'), drip: '1\r\n{\r\n' },
  { first: () => 'no request at all\r\n\r\n' },
  { first: () => get(LARGE_FILE, '').repeat(PIPELINED), isDeaf: true },
  { first: (signIn) => get('/api/tournaments', signIn).repeat(PIPELINED), isDeaf: true },
];

function open({ url, authorization }: Club, { first, isHalfClosed, isDeaf }: Slow): Socket {
  const socket = connectTo(url);
  if (first) socket.write(first(authorization));
  if (isHalfClosed) socket.end();
  if (!isDeaf) socket.resume();
  return socket;
}

/** Opens connections of each slow kind. Only the server or `release` closes them. */
export function holdSlowSockets(club: Club, count: number): { release: () => void } {
  const held = Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length]!;
    return { kind, socket: open(club, kind) };
  });
  const dripping = setInterval(() => {
    for (const { kind, socket } of held) if (kind.drip && socket.writable) socket.write(kind.drip);
  }, DRIP_MS);
  return {
    release() {
      clearInterval(dripping);
      for (const { socket } of held) socket.destroy();
    },
  };
}
