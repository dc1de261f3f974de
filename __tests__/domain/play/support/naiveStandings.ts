import type { Round } from '../../../../src/domain/play/model/round';
import type { StandingsInput } from './standingsInputs';

/**
 * An independent implementation of the standings that follows the rules literally and counts in half points. It uses no
 * code of the project.
 */
export type NaiveRow = {
  id: string;
  place: number;
  halves: number;
  creditHalves: number;
  wins: number;
  matches: number;
  best: number;
};

type PlayedMatch = { round: number; mine: number; theirs: number; against: string[] };

const listFours = ({ matches }: Round) => matches.map(({ a, b }) => [...a, ...b]);

function computeCreditHalves(round: Round): number {
  const { scoring, target, restCredit } = round.start!.terms;
  if (round.matches.some(({ result }) => result === null) || restCredit === 'none') return 0;
  const played = round.matches.filter(({ result }) => result!.mark !== 'notPlayed');
  if (played.length === 0) return scoring === 'total' ? target! : 0;
  const isStopped = played.some(({ result }) => result!.mark === 'stopped');
  if (restCredit === 'half' && scoring === 'total' && !isStopped) return target!;
  const perPlayer: number[] = played.flatMap(({ result }) => {
    const { a, b } = result!;
    return [a, a, b, b];
  });
  const halves = (2 * perPlayer.reduce((sum, points) => sum + points, 0)) / perPlayer.length;
  return Math.round(halves);
}

export function computeNaiveStandings({ rounds: all, options }: StandingsInput): NaiveRow[] {
  const rounds = all.filter(({ start }) => start !== null);
  const { rowOf, leftIds, order } = options;
  const rowIds = [...new Set(options.entryIds.map(rowOf))];
  const isIn = (round: Round, id: string) =>
    [...listFours(round).flat(), ...round.rests].includes(id);

  const listPlayed = (row: string): PlayedMatch[] =>
    rounds.flatMap(({ matches }, round) =>
      matches.flatMap(({ a, b, result }) => {
        if (!result || result.mark === 'notPlayed') return [];
        const [inA, inB] = [a, b].map((pair) => pair.map(rowOf).includes(row));
        if (inA) return [{ round, mine: result.a, theirs: result.b, against: b.map(rowOf) }];
        return inB ? [{ round, mine: result.b, theirs: result.a, against: a.map(rowOf) }] : [];
      }),
    );

  /** The players who rest, and those of matches not played, unless they left in that round. */
  const listRested = (round: Round, index: number): string[] => {
    const later = rounds.slice(index + 1);
    const unplayed = round.matches
      .filter(({ result }) => result?.mark === 'notPlayed')
      .flatMap(({ a, b }) => [...a, ...b])
      .filter((id) => !leftIds.has(id) || later.some((one) => isIn(one, id)));
    return [...round.rests, ...unplayed];
  };

  const sumCredit = (row: string): number =>
    rounds.reduce((sum, round, index) => {
      const given = listRested(round, index).filter((id) => rowOf(id) === row).length;
      return sum + given * computeCreditHalves(round);
    }, 0);

  /** 2 for a win, 1 for a draw, and for a rest where rests earn credit. */
  const countWinPoints = (row: string, games: readonly PlayedMatch[]) => {
    let [winPoints, counted] = [0, games.length];
    for (const { mine, theirs } of games) winPoints += mine > theirs ? 2 : mine === theirs ? 1 : 0;
    for (const [index, round] of rounds.entries()) {
      if (round.matches.some(({ result }) => result === null)) continue;
      const rested = listRested(round, index).filter((id) => rowOf(id) === row).length;
      counted += rested;
      if (round.start!.terms.restCredit !== 'none') winPoints += rested;
    }
    return { winPoints, counted };
  };

  const rows = rowIds.map((id) => {
    const games = listPlayed(id);
    const points = games.reduce((sum, { mine }) => sum + mine, 0);
    return {
      id,
      games,
      points,
      creditHalves: sumCredit(id),
      halves: 2 * points + sumCredit(id),
      wins: games.filter(({ mine, theirs }) => mine > theirs).length,
      matches: games.length,
      best: games.reduce((best, { mine }) => Math.max(best, mine), 0),
      difference: games.reduce((sum, { mine, theirs }) => sum + mine - theirs, 0),
      ...countWinPoints(id, games),
    };
  });
  const counts = new Set(rows.map(({ counted }) => counted).filter((counted) => counted > 0));
  const computeShare = (row: (typeof rows)[number], value: number) =>
    counts.size > 1 ? value / Math.max(1, row.counted) : value;
  type Row = (typeof rows)[number];
  const countForHalf = ({ matches, counted }: Row) => (order === 'wins' ? counted : matches);
  const most = Math.max(0, ...rows.map(countForHalf));
  const isBelow = (row: Row) => countForHalf(row) < most / 2;
  const computeAverage = ({ points, matches }: Row) => (matches === 0 ? 0 : points / matches);
  const EPSILON = 1e-9;

  /** 1 when the first row is ahead, −1 when the second is, 0 when they are tied. */
  const compareNumbers = (one: number, other: number) =>
    Math.abs(one - other) < EPSILON ? 0 : Math.sign(one - other);
  const compareFirst = (one: Row, other: Row): number => {
    if (order === 'points') return Math.sign(one.halves - other.halves);
    if (isBelow(one) !== isBelow(other)) return isBelow(other) ? 1 : -1;
    if (order === 'average') return compareNumbers(computeAverage(one), computeAverage(other));
    return (
      compareNumbers(computeShare(one, one.winPoints), computeShare(other, other.winPoints)) ||
      compareNumbers(computeShare(one, one.difference), computeShare(other, other.difference)) ||
      compareNumbers(computeShare(one, one.halves), computeShare(other, other.halves))
    );
  };
  const compareByTwo = (one: Row, other: Row) =>
    compareFirst(one, other) || (order === 'wins' ? 0 : Math.sign(one.wins - other.wins));
  const computePerMeeting = (one: Row): number | null => {
    const equals = rows.filter((other) => compareByTwo(one, other) === 0);
    const listMet = (row: Row, other: Row) =>
      row.games.filter(({ against }) => against.includes(other.id));
    const counts = equals.flatMap((row) =>
      equals.filter((other) => other !== row).map((other) => listMet(row, other).length),
    );
    if (counts.length === 0 || counts[0] === 0 || counts.some((count) => count !== counts[0])) {
      return null;
    }
    return equals
      .filter((other) => other !== one)
      .map((other) => listMet(one, other).reduce((sum, { mine }) => sum + mine, 0) / counts[0]!)
      .reduce((sum, value) => sum + value, 0);
  };
  const meetings = new Map(rows.map((row) => [row, computePerMeeting(row)]));
  const isAhead = (one: Row, other: Row): boolean => {
    const two = compareByTwo(one, other);
    if (two !== 0) return two > 0;
    const [mine, theirs] = [meetings.get(one) ?? null, meetings.get(other) ?? null];
    if (mine !== null && theirs !== null && Math.abs(mine - theirs) > EPSILON) return mine > theirs;
    return order !== 'wins' && one.best > other.best;
  };
  return rows.map((row) => ({
    id: row.id,
    place: 1 + rows.filter((other) => isAhead(other, row)).length,
    halves: row.halves,
    creditHalves: row.creditHalves,
    wins: row.wins,
    matches: row.matches,
    best: row.best,
  }));
}
