import { setTimeout as sleep } from 'node:timers/promises';

const TURN_MS = 5;
const TURNS_MAX = 2_000;

/** Gives a cleanup real time for its queries and pauses while jest's timers are stopped. */
export async function waitForCleanup(isDone: () => boolean | Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < TURNS_MAX && !(await isDone()); turn += 1) await sleep(TURN_MS);
}
