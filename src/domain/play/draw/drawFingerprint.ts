import type { Wish } from '../../draw/base/wishes';
import { countCourts, listDrawable } from '../roster/availability';
import type { PlayState } from '../log/playState';
import { compareCodeUnits } from '../../draw/base/sortIdsByLot';
import { hashText } from '../../draw/base/hashText';
import type { Final, Round } from '../model/round';
import { seatFinal } from './finalFours';
import { computeSeeding, type SeedingContext } from './seeding';
import { findPartner } from '../roster/partnerMode';

/** Everything on which a draw depends besides the play's state. */
export type DrawContext = SeedingContext & {
  /** Wishes between entries (DRAW-20); missing when they are unknown. */
  wishes?: readonly Wish<string>[];
};

/**
 * Further inputs for микст and fixed pairs (PLAY-40, PLAY-41). Changing partners add none, so that hashes in older logs
 * stay valid.
 */
function listPartnerInputs(state: PlayState, present: readonly string[]): unknown[] {
  const { variant, mixedPairing } = state.settings;
  if (variant === 'changing') return [];
  const partnerInputs =
    variant === 'mixed'
      ? present.map((id) => state.entries[id]!.sex)
      : present.map((id) => findPartner(state, id));
  return [variant, partnerInputs, ...(variant === 'mixed' ? [mixedPairing] : [])];
}

/** The wishes between present players, in a fixed order (DRAW-20). */
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

/** Hash of the players who can play a final, and of its fours (PLAY-85). */
export function computeFinalFingerprint(
  state: PlayState,
  seed: number,
  { fours }: Pick<Final, 'fours'>,
): string {
  const seated = seatFinal(state, seed, fours);
  const present = seated.seeding.map(({ entryId }) => entryId).toSorted();
  return hashText(JSON.stringify(['final', present, seated.fours]));
}

/** Hash of everything a draw depends on. A different hash means the draw is stale (PLAY-12). */
export function computeDrawFingerprint(
  state: PlayState,
  number: number,
  { seed, final }: Pick<Round, 'seed' | 'final'>,
  context: DrawContext,
): string {
  if (final) return computeFinalFingerprint(state, seed, final);
  const { settings, rounds } = state;
  const before = { ...state, rounds: rounds.slice(0, number - 1) };
  const seeding = computeSeeding(before, number, seed, context) ?? [];
  const present = listDrawable(state, number).toSorted();
  const setPairing =
    settings.seating === 'winnersUp'
      ? [settings.seating]
      : [settings.pairing, settings.avoidsRepeats];
  const pairingInputs = seeding.length > 0 ? setPairing : [];
  const wishes = listWishesAmong(context, present).map(({ one, other, kind }) => [
    one,
    other,
    kind,
  ]);
  // Without wishes the hash equals that of a device without access to wishes.
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
