import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { openFaultProxy } from '../../__tests__/support/faultProxy';
import type { Tournament } from '../../src/domain/tournament/tournament';
import type { Answered, Club } from '../club';
import { createClubRotation } from '../clubsInTurn';
import type { Piece } from '../part';

const RUNS = 1_000;
const RUNS_FOR_EACH_CLUB = 250;
const TOURNAMENTS = '/api/tournaments';
const LATEST_CUT_MS = 3;
const PATIENCE_MS = 5_000;
const RETRY_MS = 5;

type Body = { entryFee: number; organizerName: string };

/** Creates two bodies of one form. The second one is changed. */
const createBodies = (number: number): [Body, Body] => {
  const body = {
    tournamentType: 'Американо',
    date: '2099-06-05',
    startTime: '10:00',
    endTime: null,
    levelFrom: 2,
    levelTo: null,
    entryFee: 0,
    organizerName: `Запись ${number}`,
    organizerPhone: '+7 (916) 123-45-67',
  };
  return [body, { ...body, entryFee: 100 }];
};

type Sent = { body: Body; answer: Answered };
/** Sends a body with the form's key. `via` is the address of a proxy. */
type Send = (body: Body, via?: string) => Promise<Answered>;

/**
 * Creates a function that sends a body with one key.
 * @param sent collects all responses
 */
function createKeyedSend(club: Club, sent: Sent[]): Send {
  const headers = { 'idempotency-key': randomUUID() };
  return async (body, via) => {
    const answer = await club.ask('POST', TOURNAMENTS, { body, headers, via });
    sent.push({ body, answer });
    return answer;
  };
}

/**
 * Sends on a connection that ends at the first byte of the response, or earlier.
 * @param after milliseconds from the first byte of the request to the end
 */
async function sendCut(club: Club, send: Send, body: Body, after?: number): Promise<void> {
  const proxy = await openFaultProxy(Number(new URL(club.url).port), (_, isAnswer) => {
    if (isAnswer) proxy.setMode('cut');
    else if (after !== undefined) void sleep(after).then(() => proxy.setMode('cut'));
  });
  await send(body, `http://127.0.0.1:${proxy.port}`).catch(() => undefined);
  await proxy.close();
}

type Way = (club: Club, send: Send, body: Body, other: Body) => Promise<unknown>;

/** Ways to send a form for the first time. After each of them the form is sent again. */
const WAYS: readonly Way[] = [
  (_, send, body) => Promise.all([send(body), send(body)]),
  (club, send, body) => sendCut(club, send, body),
  (_, send, body) => Promise.all(Array.from({ length: 5 }, () => send(body))),
  (_, send, body, other) => Promise.all([send(body), send(other)]),
  (club, send, body) => sendCut(club, send, body, Math.random() * LATEST_CUT_MS),
];

/** Sends a body again, and repeats this while the first request still runs. */
async function sendAgain(send: Send, body: Body): Promise<Answered> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await send(body);
    if (answer.status !== 409 || performance.now() > deadline) return answer;
    await sleep(RETRY_MS);
  }
}

const isReplay = ({ headers }: Answered): boolean => headers.get('idempotency-replayed') === 'true';

/** True when the response to this body is allowed for the stored row (TRUST-10, TRUST-11, TRUST-12). */
function isAllowed({ body, answer: { status, headers } }: Sent, row?: Tournament): boolean {
  if (status === 409) return headers.get('retry-after') === '1';
  return status === (body.entryFee === row?.entry_fee ? 201 : 422);
}

async function run(club: Club, index: number) {
  const [body, other] = createBodies(index);
  const sent: Sent[] = [];
  const send = createKeyedSend(club, sent);
  await WAYS[index % WAYS.length]!(club, send, body, other);
  const isUnanswered = sent.length === 0;
  const again = [await sendAgain(send, body), await sendAgain(send, other)];
  const list = (await club.send('GET', TOURNAMENTS)) as Tournament[];
  const rows = list.filter((found) => found.organizer_name === body.organizerName);
  const [row] = rows;
  const successes = sent.map(({ answer }) => answer).filter(({ status }) => status === 201);
  return {
    runs: 1,
    cut: isUnanswered && isReplay(again[0]!) ? 1 : 0,
    successes: successes.length,
    busy: sent.filter(({ answer }) => answer.status === 409).length,
    tooMany: Math.max(0, rows.length - 1),
    none: rows.length === 0 ? 1 : 0,
    differing: successes.filter(({ json }) => !isDeepStrictEqual(json, row)).length,
    carriedOut: Math.max(0, successes.filter((answer) => !isReplay(answer)).length - 1),
    otherAnswers:
      sent.filter((each) => !isAllowed(each, row)).length +
      again.filter(({ status }) => status === 409).length,
  };
}

/** Checks that a form sent several times with one key creates one row, and gets one response. */
export const doubles: Piece = {
  title:
    'A form is pressed twice at once, its answer is cut off after the row was stored, or the ' +
    'connection at any moment, it is sent five times at once, or with another body under the same ' +
    'key; then it is sent again, and with another body.',
  steps: RUNS,
  async open() {
    const clubs = createClubRotation(RUNS_FOR_EACH_CLUB);
    return {
      step: async (index) => run(await clubs.takeClub(Math.floor(index / WAYS.length)), index),
      close: () => clubs.close(),
    };
  },
  figures: (tally) => {
    const { runs = 0, cut = 0, successes = 0, busy = 0, tooMany = 0, none = 0 } = tally;
    const { differing = 0, carriedOut = 0, otherAnswers = 0 } = tally;
    return [
      { what: 'runs', figure: runs },
      { what: 'of them stored, the answer cut off', figure: cut },
      { what: 'answers of success', figure: successes },
      { what: 'answers «still running» (409)', figure: busy },
      { what: 'rows too many', figure: tooMany, wanted: 0 },
      { what: 'rows missing', figure: none, wanted: 0 },
      { what: 'successes that differ from the row', figure: differing, wanted: 0 },
      { what: 'successes carried out a second time', figure: carriedOut, wanted: 0 },
      {
        what: 'other answers than 201, 409, 422 where they belong',
        figure: otherAnswers,
        wanted: 0,
      },
    ];
  },
};
