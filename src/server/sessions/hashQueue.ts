import { ProblemError } from '../lib/problem';

/** TRUST-17: hashes at once; more would take the thread pool and the processors from everything else. */
export const HASHES_AT_ONCE = 2;
/** One place is kept for those who are known. */
const FOR_STRANGERS = HASHES_AT_ONCE - 1;
/** The rank of an address that is known; a stranger's begins with 0. */
export const KNOWN_SIGN_IN_ADDRESS_RANK = -1;
export const WAITING_HASHES_MAX = 200;
const TURNED_AWAY_MAX = 10_000;
const RETRY_AFTER_SECONDS = 5;

type Waiting = {
  address: string;
  rank: number;
  start: () => void;
  refuse: (problem: ProblemError) => void;
};

export type HashQueue = {
  /**
   * Runs the work that hashes a password when its turn comes.
   * @param rank the lower, the sooner
   * @throws ProblemError 503 where too many wait
   */
  run: <Result>(address: string, rank: number, hash: () => Promise<Result>) => Promise<Result>;
};

/** The refusal of an attempt that there is no room for. */
export const createTooManyHashesProblem = () =>
  new ProblemError(
    503,
    'Сервер уже проверяет слишком много паролей. Попробуйте через несколько секунд.',
    {},
    RETRY_AFTER_SECONDS,
  );

const countPlaces = (rank: number): number =>
  rank === KNOWN_SIGN_IN_ADDRESS_RANK ? HASHES_AT_ONCE : FOR_STRANGERS;

/**
 * Among equals the newest goes first: under a flood somebody is served at once in place of everybody
 * too late. Who was turned away comes back a rank lower, or turning up again would make him the newest.
 */
export function createHashQueue(): HashQueue {
  let running = 0;
  /** The next one is the last element. */
  const waiting: Waiting[] = [];
  /** How often an address was turned away since its last hash. */
  const turnedAway = new Map<string, number>();

  function refuseWaiting({ address, refuse }: Waiting): void {
    const times = (turnedAway.get(address) ?? 0) + 1;
    turnedAway.delete(address);
    turnedAway.set(address, times);
    if (turnedAway.size > TURNED_AWAY_MAX) turnedAway.delete(turnedAway.keys().next().value!);
    refuse(createTooManyHashesProblem());
  }

  function enqueue(entry: Waiting): void {
    const place = waiting.findLastIndex(({ rank }) => rank >= entry.rank) + 1;
    waiting.splice(place, 0, entry);
    if (waiting.length > WAITING_HASHES_MAX) refuseWaiting(waiting.shift()!);
  }

  function startNext(): void {
    const next = waiting.at(-1);
    if (!next || running >= countPlaces(next.rank)) return;
    waiting.pop();
    running += 1;
    next.start();
  }

  return {
    async run(address, givenRank, hash) {
      const rank =
        givenRank === KNOWN_SIGN_IN_ADDRESS_RANK
          ? KNOWN_SIGN_IN_ADDRESS_RANK
          : givenRank + (turnedAway.get(address) ?? 0);
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
