import { courtsOf, presentAt } from './presence';
import type { PlayState } from './playState';
import { textHash } from './textHash';
import { isDrawnByLot, seedingOf, type PlayFormat } from './seeding';
import { partnerOf } from './variant';

/** What a draw is made from, beside the play's state. */
export type Drawing = {
  format: PlayFormat;
  levelOf: (entryId: string) => number | null;
};

/** PLAY-40, PLAY-41: what else a draw of these depends on; nothing where partners change, as in older logs. */
function variantBasis(state: PlayState, present: readonly string[]): unknown[] {
  const { variant, mixedPairing } = state.settings;
  if (variant === 'changing') return [];
  const whose =
    variant === 'mixed'
      ? present.map((id) => state.entries[id]!.sex)
      : present.map((id) => partnerOf(state, id));
  return [variant, whose, ...(variant === 'mixed' ? [mixedPairing] : [])];
}

/** What a round is drawn from, in short: where it is another now, the draw is out of date (PLAY-12). */
export function basisOf(state: PlayState, number: number, seed: number, drawing: Drawing): string {
  const { settings, rounds } = state;
  const before = { ...state, rounds: rounds.slice(0, number - 1) };
  const seeding = isDrawnByLot(state, number, drawing.format)
    ? []
    : seedingOf(before, number, seed, drawing.levelOf);
  const present = presentAt(state, number).toSorted();
  const ways = seeding.length > 0 ? [settings.pairing, settings.avoidsRepeats] : [];
  const variant = variantBasis(state, present);
  return textHash(JSON.stringify([present, courtsOf(state, present), seeding, ways, ...variant]));
}
