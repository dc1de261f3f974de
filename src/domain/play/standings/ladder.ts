import { moveInLadder, type LadderMatch } from '../../draw/ladder';
import { sortIdsByLot } from '../../draw/base/sortIdsByLot';
import { groupBy } from '../../lib/groupBy';
import type { PlayState } from '../log/playState';
import {
  isRoundComplete,
  listMatchPlayers,
  listParticipants,
  type Match,
  type Round,
  type SeedingPlace,
} from '../model/round';
import { listExpectedIds } from '../roster/attendance';
import { getSlot } from '../roster/availability';
import { createPairIdLookup } from '../roster/fixedPairs';
import { filterDrawable } from '../roster/partnerMode';
import { findWinningSide } from '../score/winningSide';
import { isHigherPair } from './higherPair';

/** Units that move in the ladder: a fixed pair, or a player with all substitutes. */
type LadderUnits = {
  getUnit: (entryId: string) => string;
  /** In микст men and women have a ladder each. */
  getGroup: (unit: string) => string | null;
};

function createLadderUnits(state: PlayState): LadderUnits {
  const findPairId = createPairIdLookup(state);
  const isMixed = state.settings.variant === 'mixed';
  return {
    getUnit: (entryId) => findPairId(entryId) ?? getSlot(state, entryId),
    getGroup: (unit) => (isMixed ? (state.entries[unit]?.sex ?? null) : null),
  };
}

const listUnits = (entryIds: readonly string[], { getUnit }: LadderUnits): string[] => [
  ...new Set(entryIds.map(getUnit)),
];

/** Places of the units from 0, each within its own ladder. */
const computePlaces = (ladder: readonly string[], { getGroup }: LadderUnits): Map<string, number> =>
  new Map(
    [...groupBy(ladder, getGroup).values()].flatMap((units) =>
      units.map((unit, place) => [unit, place] as const),
    ),
  );

/** Decides a match. The pair that stood higher wins a draw and a match without a score. */
function decideMatch(
  { a, b, result }: Match,
  places: ReadonlyMap<string, number>,
  units: LadderUnits,
): LadderMatch<string> {
  const [sideA, sideB] = [listUnits(a, units), listUnits(b, units)];
  const listPlaces = (side: readonly string[]) => side.map((unit) => places.get(unit)!);
  const isFirstHigher = isHigherPair(listPlaces(sideA), listPlaces(sideB));
  const winner = (result && findWinningSide(result)) ?? (isFirstHigher ? 'a' : 'b');
  return winner === 'a' ? { winners: sideA, losers: sideB } : { winners: sideB, losers: sideA };
}

function moveByRound(ladder: readonly string[], round: Round, units: LadderUnits): string[] {
  const places = computePlaces(ladder, units);
  const matches = round.matches
    .toSorted((one, other) => one.court - other.court)
    .map((match) => decideMatch(match, places, units));
  const groups = new Set(ladder.map(units.getGroup));
  return [...groups].reduce<string[]>(
    (moved, group) => {
      const isOfGroup = (unit: string) => units.getGroup(unit) === group;
      return moveInLadder(
        moved,
        matches.map(({ winners, losers }) => ({
          winners: winners.filter(isOfGroup),
          losers: losers.filter(isOfGroup),
        })),
      );
    },
    [...ladder],
  );
}

/** Adds units that join at the same time to the end of the ladder, ordered by lot. */
const addNewUnits = (
  ladder: readonly string[],
  entryIds: readonly string[],
  units: LadderUnits,
  seed: number,
): string[] => [
  ...ladder,
  ...sortIdsByLot(
    listUnits(entryIds, units).filter((unit) => !ladder.includes(unit)),
    seed,
  ),
];

/**
 * The ladder after some rounds, with all who have taken part.
 * @param seeding order of the first round, with which the ladder begins
 */
function computeLadder(
  rounds: readonly Round[],
  seeding: readonly SeedingPlace[],
  units: LadderUnits,
  seed: number,
): string[] {
  const seeded = seeding.map(({ entryId }) => entryId);
  return rounds.reduce(
    (ladder, round) => {
      const all = addNewUnits(ladder, listParticipants(round), units, seed);
      return isRoundComplete(round) ? moveByRound(all, round, units) : all;
    },
    listUnits(seeded, units),
  );
}

/**
 * The ladder of «победители вверх» after some rounds, the best first (DRAW-30). It starts with the order of the first
 * round. Newcomers join at the end, and players who have left are taken out. An incomplete round changes nothing.
 * @param rounds the started rounds that count, oldest first
 * @param seed orders units that join together, and a first round by lot
 */
export function rankByLadder(
  state: PlayState,
  rounds: readonly Round[],
  seed: number,
): SeedingPlace[] {
  const units = createLadderUnits(state);
  const expected = filterDrawable(state, listExpectedIds(state)).filter(
    (entryId) => state.entries[entryId]!.attendance !== 'left',
  );
  const entryIds = groupBy(expected, units.getUnit);
  const played = computeLadder(rounds, rounds[0]?.seeding ?? [], units, seed);
  const ladder = addNewUnits(played, expected, units, seed).filter((unit) => entryIds.has(unit));
  const places = computePlaces(ladder, units);
  return ladder.flatMap((unit) =>
    entryIds.get(unit)!.map((entryId) => ({ entryId, place: places.get(unit)! + 1 })),
  );
}

/**
 * The entries that the ladder moves up after the last round. A draw counts for the higher pair (DRAW-30).
 * @param rounds the started rounds up to that one
 */
export function listLadderWinners(
  state: PlayState,
  rounds: readonly Round[],
  seed: number,
): ReadonlySet<string> {
  const units = createLadderUnits(state);
  const last = rounds.at(-1)!;
  const { matches } = last;
  const before = computeLadder(rounds.slice(0, -1), rounds[0]!.seeding, units, seed);
  const players = matches.flatMap(listMatchPlayers);
  const places = computePlaces(addNewUnits(before, listParticipants(last), units, seed), units);
  const winners = new Set(matches.flatMap((match) => decideMatch(match, places, units).winners));
  return new Set(players.filter((entryId) => winners.has(units.getUnit(entryId))));
}
