import { createLruMap } from '../lib/lruMap';
import { ProblemError } from '../lib/problem';

/** Maximum number of simultaneous hashes. More would leave no threads and processors for other work. */
export const HASHES_AT_ONCE = 2;
/** Number of hashes for unknown clients. One place is reserved for known clients. */
const FOR_STRANGERS = HASHES_AT_ONCE - 1;
/** The rank of a known address. An unknown address starts with rank 0. */
export const KNOWN_SIGN_IN_ADDRESS_RANK = -1;
const SIGN_INS_AT_ONCE_MAX = 16;
const WAITING_HASHES_MAX = 200;
const TURNED_AWAY_MAX = 10_000;
const RETRY_AFTER_SECONDS = 5;

type Waiting = {
  address: string;
  rank: number;
  start: () => void;
  refuse: (problem: ProblemError) => void;
};

const createTooManyHashesProblem = () =>
  new ProblemError(
    503,
    'Сервер уже проверяет слишком много паролей. Попробуйте через несколько секунд.',
    {},
    RETRY_AFTER_SECONDS,
  );

const countPlaces = (rank: number): number =>
  rank === KNOWN_SIGN_IN_ADDRESS_RANK ? HASHES_AT_ONCE : FOR_STRANGERS;

/**
 * Creates the queues of each address's attempts (TRUST-17). The first attempts of all queues wait for a place to hash.
 * Among equal ranks the newest goes first. During a flood one attempt is therefore served immediately, instead of all
 * too late. A refused client comes back one rank lower, because a repeated attempt would be the newest again.
 */
export function createPasswordQueue() {
  const lines = new Map<string, { length: number; end: Promise<unknown> }>();
  let running = 0;
  /** The last element is the next one. */
  const waiting: Waiting[] = [];
  /** Number of refusals of an address since its last hash. */
  const turnedAway = createLruMap<string, number>(TURNED_AWAY_MAX);

  function enqueue(entry: Waiting): void {
    const place = waiting.findLastIndex(({ rank }) => rank >= entry.rank) + 1;
    waiting.splice(place, 0, entry);
    if (waiting.length <= WAITING_HASHES_MAX) return;
    const { address, refuse } = waiting.shift()!;
    turnedAway.set(address, (turnedAway.get(address) ?? 0) + 1);
    refuse(createTooManyHashesProblem());
  }

  function startNext(): void {
    const next = waiting.at(-1);
    if (!next || running >= countPlaces(next.rank)) return;
    waiting.pop();
    running += 1;
    next.start();
  }

  return {
    /**
     * Runs the attempts of one address one after another, so that each is counted. The address has one place in the
     * queue. An attempt with a closed connection keeps its place, because a new connection must not come first.
     * @throws ProblemError 503 when too many attempts of the address wait
     */
    async runAttempt<Result>(address: string, attempt: () => Promise<Result>): Promise<Result> {
      const line = lines.get(address) ?? { length: 0, end: Promise.resolve() };
      if (line.length >= SIGN_INS_AT_ONCE_MAX) throw createTooManyHashesProblem();
      const turn = line.end.then(attempt);
      line.length += 1;
      line.end = turn.catch(() => undefined);
      lines.set(address, line);
      try {
        return await turn;
      } finally {
        line.length -= 1;
        if (line.length === 0) lines.delete(address);
      }
    },

    /**
     * Waits for a place, and runs the work that hashes a password. An attempt calls it.
     * @param givenRank lower ranks go first
     * @throws ProblemError 503 when too many attempts wait
     */
    async runHash<Result>(
      address: string,
      givenRank: number,
      hash: () => Promise<Result>,
    ): Promise<Result> {
      const isKnown = givenRank === KNOWN_SIGN_IN_ADDRESS_RANK;
      const rank = isKnown ? givenRank : givenRank + (turnedAway.get(address) ?? 0);
      await new Promise<void>((start, refuse) => {
        enqueue({ address, rank, start, refuse });
        startNext();
      });
      turnedAway.delete(address);
      try {
        return await hash();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
