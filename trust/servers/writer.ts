import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../club';
import { createEntry } from '../entries';

/** What was acknowledged: ids by number. */
export type Acknowledged = Map<number, number>;

const RETRY_MS = 100;
const PATIENCE_MS = 60_000;
const REQUEST_MAX_MS = 30_000;

type Options = {
  /** Whom to ask in turn, as a balancer would: the first, and after a failure the next. */
  servers: readonly Club[];
  /** The numbers that this writer uses. */
  numbers: () => number;
  until: () => boolean;
  /** Told how long an answer of a server took, ms. */
  onAnswer: (server: Club, ms: number) => void;
};

/** The id of the stored tournament, or null where this server did not tell. */
async function post(server: Club, number: number, key: string): Promise<number | null> {
  try {
    const answer = await Promise.race([
      server.ask('POST', '/api/tournaments', {
        body: createEntry(number),
        headers: { 'idempotency-key': key },
      }),
      sleep(REQUEST_MAX_MS, null, { ref: false }),
    ]);
    if (answer?.status === 201) return (answer.json as { id: number }).id;
    if (answer && ![409, 503].includes(answer.status)) {
      throw new TypeError(`${answer.status} ${JSON.stringify(answer.json)}`);
    }
  } catch (error) {
    if (error instanceof TypeError && /^\d{3} /.test(error.message)) throw error;
  }
  return null;
}

/** Stores one tournament after another; each with its key at one server after another until it is acknowledged. */
export async function writeOn(options: Options): Promise<Acknowledged> {
  const { servers, numbers, until, onAnswer } = options;
  const acknowledged: Acknowledged = new Map();
  while (!until()) {
    const number = numbers();
    const key = randomUUID();
    const since = performance.now();
    for (let attempt = 0; !acknowledged.has(number); attempt += 1) {
      const server = servers[attempt % servers.length]!;
      const began = performance.now();
      const id = await post(server, number, key);
      if (id !== null) {
        acknowledged.set(number, id);
        onAnswer(server, performance.now() - began);
      } else {
        if (performance.now() - since > PATIENCE_MS) throw new Error('No server has stored it');
        await sleep(RETRY_MS);
      }
    }
  }
  return acknowledged;
}
