import fc from 'fast-check';
import { toDay } from '../../src/domain/dates/dates';
import { createClubRotation } from '../clubsInTurn';
import { createCommands } from '../contract/commands';
import { readContract } from '../contract/contract';
import { createGiven, type Given } from '../contract/given';
import { createJudge } from '../contract/judge';
import type { Model } from '../contract/model';
import { createReal, readList, TOURNAMENTS, type Real } from '../contract/real';
import type { Piece } from '../part';

const SEQUENCES = 2_000;
const FOR_EACH_STEP = 20;
const STEPS_FOR_EACH_CLUB = 5;
/** The server's default time zone. */
const TIME_ZONE = 'Europe/Moscow';

/** Empties the list and starts with an empty model. */
async function startSequence(real: Real): Promise<{ model: Model; real: Real }> {
  const { rows } = await readList(real);
  for (const id of rows.keys()) {
    await real.call('deleteTournament', { path: `${TOURNAMENTS}/${id}` });
  }
  const replica = await readList(real);
  return { model: { rows: new Map(), keyed: [], replica }, real };
}

/** Checks that after any sequence of calls the server equals a model in memory. */
export const contractSequences: Piece = {
  title:
    'Sequences of up to 30 calls create, update (with and without If-Match, also a stale one), ' +
    'delete, restore, apply, repeat with the same Idempotency-Key and the same or another body, ' +
    'read and list, the list also by its changes; a model in memory says what each has to answer. ' +
    'After each call the list is compared with the model.',
  steps: SEQUENCES / FOR_EACH_STEP,
  async open() {
    const clubs = createClubRotation(STEPS_FOR_EACH_CLUB);
    let given: Given | undefined;
    return {
      async step(index) {
        const club = await clubs.takeClub(index);
        const today = toDay(Date.now(), TIME_ZONE);
        if (given?.today !== today) given = createGiven(await readContract(club), today);
        const real = createReal(club, given.contract, createJudge(given));
        const sequences = fc.asyncProperty(createCommands(given), (commands) =>
          fc.asyncModelRun(() => startSequence(real), commands),
        );
        const { numRuns, failed, counterexample, errorInstance } = await fc.check(sequences, {
          numRuns: FOR_EACH_STEP,
          seed: index,
        });
        if (failed) {
          const found = `${fc.stringify(counterexample)}\n${String(errorInstance)}`;
          process.stderr.write(`contract, sequences, seed ${index}: ${found}\n`);
        }
        return { sequences: numRuns, calls: real.countCalls(), differing: failed ? 1 : 0 };
      },
      close: () => clubs.close(),
    };
  },
  figures: ({ sequences, calls, differing }) => [
    { what: 'generated sequences', figure: sequences ?? 0 },
    { what: 'calls in them, with the list after each', figure: calls ?? 0 },
    { what: 'sequences after which the model was another', figure: differing ?? 0, wanted: 0 },
  ],
};
