import { sortIdsByLot } from '../../draw/base/sortIdsByLot';
import type { Match, Round } from '../model/round';
import { findWinningSide, isMatchPlayed } from '../score/winningSide';
import type { RankedRow } from './criteria';
import { isHigherPair } from './higherPair';

/** Rows that share a place, in the order of the standings without a final. */
export type PlaceGroup = {
  rows: readonly RankedRow[];
  /** Positions of the rows in the standings, from 1, ascending. The first one is their place. */
  ordinals: readonly number[];
  /** Half of a four to which the match of the final moved the rows; null when it moved nothing (PLAY-85). */
  finalHalf: 'upper' | 'lower' | null;
};

type FinalSide = readonly RankedRow[];

/** All rows in one order. Tied rows follow the courts of the final, then its lot. */
function settleOrder(
  groups: readonly (readonly RankedRow[])[],
  courts: ReadonlyMap<string, number>,
  seed: number,
): RankedRow[] {
  const getCourt = ({ id }: RankedRow) => courts.get(id) ?? Number.MAX_SAFE_INTEGER;
  return groups.flatMap((group) => {
    const byId = new Map(group.map((row) => [row.id, row]));
    return sortIdsByLot([...byId.keys()], seed)
      .map((id) => byId.get(id)!)
      .sort((one, other) => getCourt(one) - getCourt(other));
  });
}

/** Splits a four into winners and losers. The winners get the upper ordinals of the court. */
function decideFour(
  { result }: Match,
  sides: Readonly<Record<'a' | 'b', FinalSide>>,
  getOrdinal: (row: RankedRow) => number,
  ordinals: readonly number[],
): PlaceGroup[] {
  const isFirstHigher = isHigherPair(sides.a.map(getOrdinal), sides.b.map(getOrdinal));
  const winner = findWinningSide(result!) ?? (isFirstHigher ? 'a' : 'b');
  const [upper, lower] = winner === 'a' ? [sides.a, sides.b] : [sides.b, sides.a];
  // A match on court before the final parts nobody here.
  const byOrdinal = (rows: FinalSide) =>
    rows
      .map((row) => ({ ...row, isWinner: false }))
      .sort((one, other) => getOrdinal(one) - getOrdinal(other));
  return [
    { rows: byOrdinal(upper), ordinals: ordinals.slice(0, upper.length), finalHalf: 'upper' },
    { rows: byOrdinal(lower), ordinals: ordinals.slice(upper.length), finalHalf: 'lower' },
  ];
}

/**
 * Places after a final: the places of its players go to the courts from the first on, and a court's winners take the
 * upper ones (PLAY-85). All others keep their ordinals. A row that was tied with a player of the final ranks behind that
 * player.
 * @param groups tied rows, the best group first
 * @param rowOf maps an entry to its row
 */
export function placeByFinal(
  groups: readonly (readonly RankedRow[])[],
  final: Round,
  rowOf: (entryId: string) => string,
): PlaceGroup[] {
  const rows = new Map(groups.flat().map((row) => [row.id, row]));
  const listRows = (pair: Match['a']): RankedRow[] =>
    [...new Set(pair.map(rowOf))].map((id) => rows.get(id)!);
  const played = final.matches
    .filter(({ result }) => isMatchPlayed(result))
    .map((match) => ({ match, sides: { a: listRows(match.a), b: listRows(match.b) } }));
  const courts = new Map(
    played.flatMap(({ match, sides }) =>
      [...sides.a, ...sides.b].map(({ id }) => [id, match.court] as const),
    ),
  );
  const settled = settleOrder(groups, courts, final.seed);
  const ordinals = new Map(settled.map(({ id }, index) => [id, index + 1]));
  const getOrdinal = ({ id }: RankedRow) => ordinals.get(id)!;
  const others = groups
    .map((group) => group.filter(({ id }) => !courts.has(id)))
    .filter((group) => group.length > 0)
    .map((group): PlaceGroup => ({
      rows: group,
      ordinals: group.map(getOrdinal).sort((one, other) => one - other),
      finalHalf: null,
    }));
  // An exchange or a correction after the draw can leave a court's players apart in the table.
  const free = settled.filter(({ id }) => courts.has(id)).map(getOrdinal);
  const decided = played
    .toSorted((one, other) => one.match.court - other.match.court)
    .flatMap(({ match, sides }) =>
      decideFour(match, sides, getOrdinal, free.splice(0, sides.a.length + sides.b.length)),
    );
  return [...decided, ...others].sort((one, other) => one.ordinals[0]! - other.ordinals[0]!);
}

/** Places of tied rows without a final (PLAY-5). */
export function placeInOrder(groups: readonly (readonly RankedRow[])[]): PlaceGroup[] {
  let count = 0;
  return groups.map((rows): PlaceGroup => {
    const ordinals = rows.map((_, index) => count + index + 1);
    count += rows.length;
    return { rows, ordinals, finalHalf: null };
  });
}

/** The winner of a match on court apart from those who shared the place; null for nobody of them. */
function separateWinner(
  rows: readonly RankedRow[],
  winnerId: string | null,
): { winner: RankedRow; others: RankedRow[] } | null {
  const winner = rows.find(({ entryIds }) => entryIds.includes(winnerId ?? ''));
  if (!winner || rows.length === 1) return null;
  return { winner: { ...winner, isWinner: true }, others: rows.filter((row) => row !== winner) };
}

/**
 * Parts a first place shared after the rounds for the winner of a match on court (PLAY-5).
 * @param groups equal rows, the best first
 */
export function settleFirstPlace(
  groups: readonly (readonly RankedRow[])[],
  winnerId: string | null,
): readonly (readonly RankedRow[])[] {
  const [first = [], ...others] = groups;
  const parted = separateWinner(first, winnerId);
  return parted ? [[parted.winner], parted.others, ...others] : groups;
}

/** Parts the first place of the pair that won the final, likewise (PLAY-85). */
export function settleFinalPlace(
  groups: readonly PlaceGroup[],
  winnerId: string | null,
): readonly PlaceGroup[] {
  const [first, ...others] = groups;
  const parted = first && first.finalHalf !== null && separateWinner(first.rows, winnerId);
  if (!parted) return groups;
  const [place, ...rest] = first.ordinals;
  return [
    { ...first, rows: [parted.winner], ordinals: [place!] },
    { ...first, rows: parted.others, ordinals: rest },
    ...others,
  ].sort((one, other) => one.ordinals[0]! - other.ordinals[0]!);
}
