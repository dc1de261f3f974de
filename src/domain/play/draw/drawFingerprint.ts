import type { Wish } from '../../draw/base/wishes';
import { countCourts, listDrawable } from '../roster/availability';
import type { PlayState } from '../log/playState';
import { compareCodeUnits } from '../../draw/base/sortIdsByLot';
import { hashText } from '../../draw/base/hashText';
import { computeSeeding, type SeedingContext } from './seeding';
import { findPartner } from '../roster/partnerMode';

/** What a draw is made from, beside the play's state. */
export type DrawContext = SeedingContext & {
  /** DRAW-20: by entries; nobody's where they are not known. */
  wishes?: readonly Wish<string>[];
};

/** PLAY-40, PLAY-41: what else a draw of these depends on; nothing where partners change, as in older logs. */
function listPartnerInputs(state: PlayState, present: readonly string[]): unknown[] {
  const { variant, mixedPairing } = state.settings;
  if (variant === 'changing') return [];
  const partnerInputs =
    variant === 'mixed'
      ? present.map((id) => state.entries[id]!.sex)
      : present.map((id) => findPartner(state, id));
  return [variant, partnerInputs, ...(variant === 'mixed' ? [mixedPairing] : [])];
}

/** DRAW-20: the wishes of two who are both among those present, always in the same order. */
export const listWishesAmong = (
  { wishes = [] }: Pick<DrawContext, 'wishes'>,
  present: readonly string[],
): Wish<string>[] => {
  const presentIds = new Set(present);
  return wishes
    .filter(({ one, other }) => presentIds.has(one) && presentIds.has(other))
    .map((wish) => (wish.one < wish.other ? wish : { ...wish, one: wish.other, other: wish.one }))
    .toSorted((one, other) => compareCodeUnits(one.one + one.other, other.one + other.other));
};

/** What a round is drawn from, in short: where it is another now, the draw is out of date (PLAY-12). */
export function computeDrawFingerprint(
  state: PlayState,
  number: number,
  seed: number,
  context: DrawContext,
): string {
  const { settings, rounds } = state;
  const before = { ...state, rounds: rounds.slice(0, number - 1) };
  const seeding = computeSeeding(before, number, seed, context) ?? [];
  const present = listDrawable(state, number).toSorted();
  const pairingInputs = seeding.length > 0 ? [settings.pairing, settings.avoidsRepeats] : [];
  const wishes = listWishesAmong(context, present).map(({ one, other, kind }) => [
    one,
    other,
    kind,
  ]);
  // Nothing of wishes where there are none: those who know of none draw the same.
  const wishInputs = wishes.length > 0 ? [wishes, settings.prefersWishes] : [];
  const partnerMode = listPartnerInputs(state, present);
  const parts = [
    present,
    countCourts(state, present),
    seeding,
    pairingInputs,
    ...wishInputs,
    ...partnerMode,
  ];
  return hashText(JSON.stringify(parts));
}
