import { setPriority } from 'node:os';
import { findAddress, signIn } from './request';

/** The parent process's order: server, network prefix, and true for always new addresses. */
export type Order = { url: string; network: number; isEverNew: boolean };
/** Number of guesses, keyed by response status. */
export type Guessed = Record<string, number>;

const ADDRESSES = 100;
const CONNECTIONS_EACH = 4;
/** Interval in ms at which a new address replaces the oldest attacking one. */
const NEW_ADDRESS_EVERY_MS = 10;

let guessed: Guessed = {};
let addresses = 0;
let guessing: AbortController[] = [];
let renewing: NodeJS.Timeout | undefined;

/** Starts one address that guesses over several connections until another address replaces it. */
function startAttack({ url, network }: Order): void {
  const address = findAddress(network, (addresses += 1));
  const givenUp = new AbortController();
  guessing.push(givenUp);
  const { signal } = givenUp;
  const createConnection = async () => {
    while (!signal.aborted) {
      const pair = { username: 'admin', password: `guess-${Math.random()}` };
      const status = await signIn(url, address, pair, signal).then(
        (answer) => String(answer.status),
        () => (signal.aborted ? 'given up' : 'cut off'),
      );
      guessed[status] = (guessed[status] ?? 0) + 1;
    }
  };
  for (let count = 0; count < CONNECTIONS_EACH; count += 1) void createConnection();
}

function stop(): void {
  clearInterval(renewing);
  for (const givenUp of guessing) givenUp.abort();
  guessing = [];
}

function runAttack(order: Order): void {
  stop();
  for (let count = 0; count < ADDRESSES; count += 1) startAttack(order);
  if (!order.isEverNew) return;
  renewing = setInterval(() => {
    guessing.shift()!.abort();
    startAttack(order);
  }, NEW_ADDRESS_EVERY_MS);
}

function count(): void {
  process.send!(guessed);
  guessed = {};
}

// The guesses simulate other machines. They get a low priority, so that the server gets the processors.
setPriority(10);

process.on('message', (order: Order | 'stop' | 'count') => {
  if (order === 'count') count();
  else if (order === 'stop') stop();
  else runAttack(order);
});
process.on('disconnect', () => process.exit());
process.send!('ready');
