import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Guessed, Order } from './guess';

export type Guessers = {
  start: (order: Order) => void;
  stop: () => void;
  /** Returns the number of guesses with a response after the last call. */
  count: () => Promise<Guessed>;
  end: () => void;
};

/** Creates a hundred guessing addresses in a separate process, so that they delay no measurement. */
export async function createGuessers(): Promise<Guessers> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('trust/guess.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    start: (order) => void child.send(order),
    stop: () => void child.send('stop'),
    async count() {
      const answered = once(child, 'message') as Promise<[Guessed]>;
      child.send('count');
      return (await answered)[0];
    },
    end: () => void child.kill('SIGKILL'),
  };
}
