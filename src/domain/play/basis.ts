import { courtsOf, presentAt } from './presence';
import type { PlayState } from './playState';
import { textHash } from './textHash';
import { isDrawnByLot, seedingOf, type PlayFormat } from './seeding';

/** What a draw is made from, beside the play's state. */
export type Drawing = {
  format: PlayFormat;
  levelOf: (entryId: string) => number | null;
};

/** What a round is drawn from, in short: where it is another now, the draw is out of date (PLAY-12). */
export function basisOf(state: PlayState, number: number, seed: number, drawing: Drawing): string {
  const { settings, rounds } = state;
  const before = { ...state, rounds: rounds.slice(0, number - 1) };
  const seeding = isDrawnByLot(state, number, drawing.format)
    ? []
    : seedingOf(before, number, seed, drawing.levelOf);
  const present = presentAt(state, number).toSorted();
  const ways = seeding.length > 0 ? [settings.pairing, settings.avoidsRepeats] : [];
  return textHash(JSON.stringify([present, courtsOf(state, present.length), seeding, ways]));
}
