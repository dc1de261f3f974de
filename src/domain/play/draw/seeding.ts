import { sortIdsByLot } from '../../draw/base/sortIdsByLot';
import type { Format } from '../formats/format';
import type { PlayState } from '../log/playState';
import { listStartedRounds, type SeedingPlace } from '../model/round';
import { listDrawable } from '../roster/availability';
import { findPartner, sortPartnersTogether } from '../roster/partnerMode';

type LevelOf = (entryId: string) => number | null;

/** Everything on which a round's seeding depends besides the play's state. */
export type SeedingContext = {
  format: Format;
  /** Returns the stated levels, or the ratings when the first round uses ratings (PLAYER-44). */
  levelOf: LevelOf;
};

/** The level of a fixed pair: the mean of both levels, or the only known one (PLAY-41). */
const createPairLevelLookup =
  (state: PlayState, levelOf: LevelOf): LevelOf =>
  (entryId) => {
    const level = levelOf(entryId);
    const partner = state.settings.variant === 'fixed' ? findPartner(state, entryId) : null;
    const other = partner === null ? level : levelOf(partner);
    return level === null || other === null ? (level ?? other) : (level + other) / 2;
  };

/** Ranks by level; unknown levels are last. */
function rankByLevel(present: readonly string[], levelOf: LevelOf, seed: number): SeedingPlace[] {
  const levels = new Map(present.map((entryId) => [entryId, levelOf(entryId) ?? -1]));
  const ordered = sortIdsByLot(present, seed).toSorted(
    (one, other) => levels.get(other)! - levels.get(one)!,
  );
  return ordered.map((entryId) => ({
    entryId,
    place: 1 + ordered.findIndex((one) => levels.get(one) === levels.get(entryId)),
  }));
}

/**
 * The present players of a round in seeding order (DRAW-8). The format's rules decide; before the first match, levels
 * or the roster.
 * @param round its number; `state` has the rounds before it
 * @param seed orders tied players
 * @returns null when the round is drawn by lot
 */
export function computeSeeding(
  state: PlayState,
  round: number,
  seed: number,
  { format: { seedingRules }, levelOf }: SeedingContext,
): SeedingPlace[] | null {
  if (!seedingRules || seedingRules.isByLot(state.settings, round)) return null;
  const present = listDrawable(state, round);
  if (round > 1) {
    const drawableIds = new Set(present);
    return seedingRules
      .rank(state, listStartedRounds(state.rounds), seed)
      .filter(({ entryId }) => drawableIds.has(entryId));
  }
  const { firstRound, variant } = state.settings;
  if (firstRound === 'level' || firstRound === 'rating')
    return rankByLevel(present, createPairLevelLookup(state, levelOf), seed);
  const each = variant === 'fixed' ? 2 : 1;
  return sortPartnersTogether(state, present).map((entryId, index) => ({
    entryId,
    place: 1 + Math.floor(index / each),
  }));
}
