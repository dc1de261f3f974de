import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Club } from '../club';
import { createEntry } from '../entries';

/** Ids of the acknowledged tournaments, keyed by number. */
export type Acknowledged = Map<number, number>;

const RETRY_MS = 100;
const PATIENCE_MS = 60_000;
const REQUEST_MAX_MS = 30_000;

type Options = {
  /** The servers, used in turn as by a load balancer: the first one, and after a failure the next one. */
  servers: readonly Club[];
  /** Returns the next number of this writer. */
  numbers: () => number;
  until: () => boolean;
  /** Called with the duration of each response in milliseconds. */
  onAnswer: (server: Club, ms: number) => void;
};

/** Sends a tournament. Returns its id, or null when this server did not acknowledge it. */
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

/**
 * Stores tournaments one after another. Each is sent with its key to one server after another until one acknowledges
 * it.
 */
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
