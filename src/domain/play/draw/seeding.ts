import { listDrawable } from '../roster/availability';
import type { PlayState } from '../log/playState';
import type { SeedingPlace } from '../model/round';
import { sortIdsByLot } from '../../draw/base/sortIdsByLot';
import { computePlayStandings } from '../standings/playStandings';
import { sortPartnersTogether, findPartner } from '../roster/partnerMode';
import type { StandingsRow } from '../standings/standings';

/**
 * PLAY-5: everybody in the order in which the standings seed a draw, each with the place: those who share one in an
 * order of the seed's.
 * @param rows as `computeStandings` returns them
 */
export function rankForSeeding(rows: readonly StandingsRow[], seed: number): SeedingPlace[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return sortIdsByLot([...byId.keys()], seed)
    .map((id) => byId.get(id)!)
    .sort((one, other) => one.place - other.place)
    .flatMap(({ entryIds, place }) => entryIds.map((entryId) => ({ entryId, place })));
}

/** Partners change by a draw made beforehand, or follow from the standings each round. */
export type PlayFormat = 'americano' | 'mexicano';

type LevelOf = (entryId: string) => number | null;

export const getPlayFormat = (tournamentType: string): PlayFormat =>
  tournamentType === 'Американо' ? 'americano' : 'mexicano';

/** DRAW-8: whether a round is drawn by lot, not from the standings, the levels or the roster. */
export function isDrawnByLot({ settings }: PlayState, round: number, format: PlayFormat): boolean {
  if (format === 'americano') return true;
  return round === 1 ? settings.firstRound === 'lot' : round <= settings.lotRounds;
}

/** PLAY-41: of a fixed pair the mean of both levels, or the one that is known. */
const createPairLevelLookup =
  (state: PlayState, levelOf: LevelOf): LevelOf =>
  (entryId) => {
    const level = levelOf(entryId);
    const partner = state.settings.variant === 'fixed' ? findPartner(state, entryId) : null;
    const other = partner === null ? level : levelOf(partner);
    return level === null || other === null ? (level ?? other) : (level + other) / 2;
  };

/** Unknown ones come last. */
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
 * DRAW-8: those who are there in a round in the order from which its pairs are made: that of the standings, or
 * before anything was played of the levels or the roster.
 * @param round its number; the rounds before it are the state's
 * @param seed orders those who are equal
 */
export function computeSeeding(
  state: PlayState,
  round: number,
  seed: number,
  levelOf: LevelOf,
): SeedingPlace[] {
  const present = listDrawable(state, round);
  if (round > 1) {
    const drawableIds = new Set(present);
    return rankForSeeding(computePlayStandings(state), seed).filter(({ entryId }) =>
      drawableIds.has(entryId),
    );
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
