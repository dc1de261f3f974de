import { listDrawable } from './presence';
import type { PlayState } from './playState';
import type { Seeding } from './round';
import { sortBySeed } from './seededOrder';
import { rankForSeeding } from './table/ranking';
import { computePlayStandings } from './tableOf';
import { sortPartnersTogether, findPartner } from './variant';

/** Partners change by a draw made beforehand, or are found in the table anew each round. */
export type PlayFormat = 'americano' | 'mexicano';

type LevelOf = (entryId: string) => number | null;

export const getPlayFormat = (tournamentType: string): PlayFormat =>
  tournamentType === 'Американо' ? 'americano' : 'mexicano';

/** DRAW-8: whether a round is drawn by lot, not from the table, the levels or the roster. */
export function isDrawnByLot({ settings }: PlayState, round: number, format: PlayFormat): boolean {
  if (format === 'americano') return true;
  return round === 1 ? settings.firstRound === 'lot' : round <= settings.lotRounds;
}

/** PLAY-41: of a fixed pair the mean of both levels, or the one that is known. */
const levelTogether =
  (state: PlayState, levelOf: LevelOf): LevelOf =>
  (entryId) => {
    const level = levelOf(entryId);
    const partner = state.settings.variant === 'fixed' ? findPartner(state, entryId) : null;
    const other = partner === null ? level : levelOf(partner);
    return level === null || other === null ? (level ?? other) : (level + other) / 2;
  };

/** Unknown ones come last. */
function byLevel(present: readonly string[], levelOf: LevelOf, seed: number): Seeding[] {
  const levels = new Map(present.map((entryId) => [entryId, levelOf(entryId) ?? -1]));
  const ordered = sortBySeed(present, seed).toSorted(
    (one, other) => levels.get(other)! - levels.get(one)!,
  );
  return ordered.map((entryId) => ({
    entryId,
    place: 1 + ordered.findIndex((one) => levels.get(one) === levels.get(entryId)),
  }));
}

/**
 * DRAW-8: those who are there in a round in the order from which its pairs are made: that of the table, or
 * before anything was played of the levels or the roster.
 * @param round its number; the rounds before it are the state's
 * @param seed orders those who are equal
 */
export function computeSeeding(
  state: PlayState,
  round: number,
  seed: number,
  levelOf: LevelOf,
): Seeding[] {
  const present = listDrawable(state, round);
  if (round > 1) {
    const isThere = new Set(present);
    return rankForSeeding(computePlayStandings(state), seed).filter(({ entryId }) =>
      isThere.has(entryId),
    );
  }
  const { firstRound, variant } = state.settings;
  if (firstRound === 'level' || firstRound === 'rating')
    return byLevel(present, levelTogether(state, levelOf), seed);
  const each = variant === 'fixed' ? 2 : 1;
  return sortPartnersTogether(state, present).map((entryId, index) => ({
    entryId,
    place: 1 + Math.floor(index / each),
  }));
}
