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

/** A request as it came over the wire. */
export type Sent = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  json: any; // oxlint-disable-line typescript/no-explicit-any
};
/** Answers in the server's place, or lets the server answer. */
type Respond = (response: ServerResponse, sent: Sent, letServer: () => void) => void;

/** Requests of the page, and those given on to the server, that are not answered yet. */
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

/** The header's value for the administrator, or another name. */
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

/** Those of some headers that are there. */
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

/** Gives the server's answer on, where it is to wait only then. */
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
 * The real server on a database in memory, behind a wire that notes what is sent and can be made to
 * fail; the console of this test calls it. The server's clock stands at noon of 1 June 2026.
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

  /** Waits until all that was asked for is answered, as long as there is hope, and the page has it. */
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
    /** Answers in the server's place: for a method, or for «METHOD /path». */
    answer: (which: string, respond: Respond) => void answers.set(which, respond),
    relayAgain: () => answers.clear(),
    /** Has the first so many requests of a method answered by the server, and the others in its place. */
    answerAfter(method: string, count: number, respond: Respond) {
      let left = count;
      answers.set(method, (response, one, letServer) => {
        left -= 1;
        if (left < 0) respond(response, one, letServer);
        else letServer();
      });
    },
    /** Has the first so many requests of a method answered by the server, and loses the answer to the next. */
    loseAnswerAfter(method: string, count: number) {
      let left = count;
      answers.set(method, (response, one, letServer) => {
        left -= 1;
        if (left === -1) void forward(server, one).then(() => response.destroy());
        else letServer();
      });
    },
    /**
     * Keeps the server's answer to the next request of a method back.
     * @returns when there is one, and what lets it go on
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
    /** Lets requests of a method wait. @returns lets them go on */
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
    // What the console is answered meanwhile is part of the test, here as below.
    setNow: (now: number) =>
      act(async () => {
        await order('/now', { url: server, now });
      }),
    /** A call past the wire, as the administrator by the password or a token. */
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
    /** Forgets what a test did with the wire. */
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
 * One club for all tests of a file, which ask nothing of what another one has left there.
 * @returns gives it, once a test runs
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

/** Leaves in storage what signing in leaves there. @returns the token */
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
