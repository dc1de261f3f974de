import type { Wish } from './draw/wishes';
import { courtsOf, presentAt } from './presence';
import type { PlayState } from './playState';
import { byCodeUnits } from './seededOrder';
import { textHash } from './textHash';
import { isDrawnByLot, seedingOf, type PlayFormat } from './seeding';
import { partnerOf } from './variant';

/** What a draw is made from, beside the play's state. */
export type Drawing = {
  format: PlayFormat;
  /** As they said, or as they play where the first round goes by that (PLAYER-44). */
  levelOf: (entryId: string) => number | null;
  /** DRAW-20: by entries; nobody's where they are not known. */
  wishes?: readonly Wish<string>[];
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

/** DRAW-20: the wishes of two who are both among those present, always in the same order. */
export const wishesAmong = (
  { wishes = [] }: Pick<Drawing, 'wishes'>,
  present: readonly string[],
): Wish<string>[] =>
  wishes
    .filter(({ one, other }) => present.includes(one) && present.includes(other))
    .map((wish) => (wish.one < wish.other ? wish : { ...wish, one: wish.other, other: wish.one }))
    .toSorted((one, other) => byCodeUnits(one.one + one.other, other.one + other.other));

/** What a round is drawn from, in short: where it is another now, the draw is out of date (PLAY-12). */
export function basisOf(state: PlayState, number: number, seed: number, drawing: Drawing): string {
  const { settings, rounds } = state;
  const before = { ...state, rounds: rounds.slice(0, number - 1) };
  const seeding = isDrawnByLot(state, number, drawing.format)
    ? []
    : seedingOf(before, number, seed, drawing.levelOf);
  const present = presentAt(state, number).toSorted();
  const ways = seeding.length > 0 ? [settings.pairing, settings.avoidsRepeats] : [];
  const wishes = wishesAmong(drawing, present).map(({ one, other, kind }) => [one, other, kind]);
  // Nothing of wishes where there are none: those who know of none draw the same.
  const wished = wishes.length > 0 ? [wishes, settings.prefersWishes] : [];
  const variant = variantBasis(state, present);
  const parts = [present, courtsOf(state, present), seeding, ways, ...wished, ...variant];
  return textHash(JSON.stringify(parts));
}
