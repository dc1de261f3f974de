import { act } from '@testing-library/react';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { config } from '../../src/console/config';
import { formatBasicAuth } from './formatBasicAuth';
import type { TestAppOptions } from './serverApp';
import { NOW } from './serverSamples';
import { flushActions } from './consolePatience';

export const USERNAME = 'admin';
export const PASSWORD = 'пароль';

/** A request as the server receives it. */
export type Sent = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  json: any; // oxlint-disable-line typescript/no-explicit-any
};
/** Answers in the server's place, or calls `letServer`. */
type Respond = (response: ServerResponse, sent: Sent, letServer: () => void) => void;

/** Number of unanswered requests: the page's own, and those forwarded to the server. */
let unanswered = 0;
const realFetch = globalThis.fetch;
const countedFetch: typeof fetch = async (...call) => {
  unanswered += 1;
  try {
    return await realFetch(...call);
  } finally {
    unanswered -= 1;
  }
};
globalThis.fetch = countedFetch;

const open = new Set<{ close: () => Promise<void> }>();

async function order(path: string, body: object): Promise<{ url: string }> {
  const response = await realFetch(`${process.env.CLUB_TEST_SERVERS ?? ''}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { url: string };
}

export const formatAuthorization = (secret: string, username = USERNAME): string =>
  formatBasicAuth(username, secret);

const REQUEST_HEADERS = [
  'authorization',
  'content-type',
  'accept',
  'if-none-match',
  'a-im',
  'if-match',
  'idempotency-key',
];
const ANSWER_HEADERS = ['content-type', 'etag', 'retry-after'];

/** Returns those of the named headers that are present. */
const pickHeaders = (names: readonly string[], valueOf: (name: string) => unknown) =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = valueOf(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

async function forward(server: string, sent: Sent): Promise<Response> {
  const headers = pickHeaders(REQUEST_HEADERS, (name) => sent.headers[name]);
  const body = sent.text === '' ? null : sent.text;
  return countedFetch(server + sent.path, { method: sent.method, headers, body });
}

/** Sends the server's response to the console; `waiting` delays it. */
async function relay(
  server: string,
  sent: Sent,
  response: ServerResponse,
  waiting?: () => Promise<void>,
): Promise<void> {
  const answer = await forward(server, sent);
  const text = await answer.text();
  await waiting?.();
  response.writeHead(
    answer.status,
    pickHeaders(ANSWER_HEADERS, (name) => answer.headers.get(name)),
  );
  response.end(text);
}

/**
 * A real server with a database in memory. The test's console calls it through a proxy, which records requests and can
 * fail. The server's clock is fixed at noon of 1 June 2026.
 */
export async function openClub(options: Omit<TestAppOptions, 'onLogLine'> = {}) {
  const { url: server } = await order('/start', { now: NOW, ...options });
  const sent: Sent[] = [];
  const answers = new Map<string, Respond>();
  const held = new Map<string, Promise<void>>();
  const releases = new Set<() => void>();
  let underWay = 0;

  const wire = createServer({ keepAliveTimeout: 3_600_000 }, (request, response) => {
    underWay += 1;
    response.on('close', () => (underWay -= 1));
    let text = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const json: unknown =
        headers['content-type'] === 'application/json' ? JSON.parse(text) : undefined;
      const noted: Sent = { method, path, headers, text, json };
      sent.push(noted);
      void (held.get(method) ?? Promise.resolve()).then(() => {
        const respond = answers.get(`${method} ${path}`) ?? answers.get(method);
        const letServer = () => void relay(server, noted, response).catch(() => response.destroy());
        if (respond) respond(response, noted, letServer);
        else letServer();
      });
    });
  });
  await new Promise<void>((listening) => wire.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(wire.address() as AddressInfo).port}`;
  config.apiHost = url;

  /** Waits until all requests have a response that the page has received. Gives up after a number of turns. */
  const settle = async () => {
    let turns = 0;
    do await flushActions();
    while (underWay + unanswered > 0 && (turns += 1) < 2_000);
  };

  const finish = async () => {
    for (const release of releases) release();
    await settle();
  };

  const club = {
    url,
    sent,
    listSent: (method: string, path?: string) =>
      sent.filter((one) => one.method === method && (!path || one.path === path)),
    /** Answers in the server's place: all requests of a method, or those of «METHOD /path». */
    answer: (which: string, respond: Respond) => void answers.set(which, respond),
    relayAgain: () => answers.clear(),
    /** The server responds to the first `count` requests of a method. `respond` creates the responses to later ones. */
    answerAfter(method: string, count: number, respond: Respond) {
      let left = count;
      answers.set(method, (response, one, letServer) => {
        left -= 1;
        if (left < 0) respond(response, one, letServer);
        else letServer();
      });
    },
    /** The server responds to the first `count` requests of a method. The response to the next one is lost. */
    loseAnswerAfter(method: string, count: number) {
      let left = count;
      answers.set(method, (response, one, letServer) => {
        left -= 1;
        if (left === -1) void forward(server, one).then(() => response.destroy());
        else letServer();
      });
    },
    /**
     * Delays the server's response to the next request of a method.
     * @returns a promise that resolves once the response exists, and a function that releases it
     */
    holdAnswer(method: string) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      releases.add(release);
      const isThere = new Promise<void>((resolve) => {
        answers.set(method, (response, one) => {
          answers.delete(method);
          const waiting = () => (resolve(), released);
          relay(server, one, response, waiting).catch(() => response.destroy());
        });
      });
      return { isThere, release };
    },
    /** Delays requests of a method. @returns a function that releases them */
    hold(method: string) {
      let release = () => {};
      held.set(
        method,
        new Promise<void>((resolve) => {
          release = () => {
            held.delete(method);
            resolve();
          };
        }),
      );
      releases.add(release);
      return release;
    },
    // The call runs within `act`, because the console may receive responses during it. The calls below do the same.
    setNow: (now: number) =>
      act(async () => {
        await order('/now', { url: server, now });
      }),
    /** Calls the server directly as the administrator, with the password or a token. */
    async call(method: string, path: string, body?: unknown, secret = PASSWORD) {
      let answer = { status: 0, text: '' };
      await act(async () => {
        const response = await realFetch(server + path, {
          method,
          headers: {
            Authorization: formatAuthorization(secret),
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          body: body === undefined ? null : JSON.stringify(body),
        });
        answer = { status: response.status, text: await response.text() };
      });
      const { status, text } = answer;
      return {
        status,
        json: text === '' ? undefined : JSON.parse(text),
      };
    },
    settle,
    /** Undoes a test's changes to the proxy. */
    async reset() {
      await finish();
      answers.clear();
      sent.length = 0;
    },
    async close() {
      await finish();
      wire.closeAllConnections();
      await new Promise((closed) => wire.close(closed));
      await order('/stop', { url: server });
    },
  };
  open.add(club);
  return club;
}

export type Club = Awaited<ReturnType<typeof openClub>>;

/**
 * One club for all tests of a file, which must not depend on each other's data.
 * @returns a function that returns the club while a test runs
 */
export function shareClub(): () => Club {
  let club: Club;
  beforeAll(async () => {
    club = await openClub();
    open.delete(club);
  });
  beforeEach(() => void (config.apiHost = club.url));
  afterEach(() => club.reset());
  afterAll(() => club.close());
  return () => club;
}

export async function closeClubs(): Promise<void> {
  for (const club of open) await club.close();
  open.clear();
}

/** Stores a session as a sign-in does. @returns the token */
export async function storeSession(club: Club, timestamp = Date.now()): Promise<string> {
  const { json } = await club.call('POST', '/api/auth/login', {
    username: USERNAME,
    password: PASSWORD,
  });
  const token = json.token as string;
  localStorage.setItem('club.token', token);
  localStorage.setItem('club.session', JSON.stringify({ username: USERNAME, timestamp }));
  return token;
}
