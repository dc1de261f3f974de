import type { Round } from '../../../../src/domain/play/model/round';
import type { Evening } from './evenings';

/** A table once more, as simply as the rules are written, in half points; nothing of ours is used. */
export type NaiveRow = {
  id: string;
  place: number;
  halves: number;
  creditHalves: number;
  wins: number;
  matches: number;
  best: number;
};

type Played = { round: number; mine: number; theirs: number; against: string[] };

const fours = ({ matches }: Round) => matches.map(({ a, b }) => [...a, ...b]);

function creditHalves(round: Round): number {
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

export function naiveTable({ rounds: all, options }: Evening): NaiveRow[] {
  const rounds = all.filter(({ start }) => start !== null);
  const { rowOf, leftIds, ordersByAverage } = options;
  const rowIds = [...new Set(options.entryIds.map(rowOf))];
  const isIn = (round: Round, id: string) => [...fours(round).flat(), ...round.rests].includes(id);

  const played = (row: string): Played[] =>
    rounds.flatMap(({ matches }, round) =>
      matches.flatMap(({ a, b, result }) => {
        if (!result || result.mark === 'notPlayed') return [];
        const [inA, inB] = [a, b].map((pair) => pair.map(rowOf).includes(row));
        if (inA) return [{ round, mine: result.a, theirs: result.b, against: b.map(rowOf) }];
        return inB ? [{ round, mine: result.b, theirs: result.a, against: a.map(rowOf) }] : [];
      }),
    );

  const creditOf = (row: string): number =>
    rounds.reduce((sum, round, index) => {
      const later = rounds.slice(index + 1);
      const unplayed = round.matches
        .filter(({ result }) => result?.mark === 'notPlayed')
        .flatMap(({ a, b }) => [...a, ...b])
        .filter((id) => !leftIds.has(id) || later.some((one) => isIn(one, id)));
      const given = [...round.rests, ...unplayed].filter((id) => rowOf(id) === row).length;
      return sum + given * creditHalves(round);
    }, 0);

  const rows = rowIds.map((id) => {
    const games = played(id);
    const points = games.reduce((sum, { mine }) => sum + mine, 0);
    return {
      id,
      games,
      points,
      creditHalves: creditOf(id),
      halves: 2 * points + creditOf(id),
      wins: games.filter(({ mine, theirs }) => mine > theirs).length,
      matches: games.length,
      best: games.reduce((best, { mine }) => Math.max(best, mine), 0),
    };
  });
  type Row = (typeof rows)[number];
  const most = Math.max(0, ...rows.map(({ matches }) => matches));
  const isBelow = ({ matches }: Row) => matches < most / 2;
  const average = ({ points, matches }: Row) => (matches === 0 ? 0 : points / matches);
  const EPSILON = 1e-9;

  /** 1 where the first is ahead, −1 where the second is, 0 where both are equal. */
  const byFirst = (one: Row, other: Row): number => {
    if (!ordersByAverage) return Math.sign(one.halves - other.halves);
    if (isBelow(one) !== isBelow(other)) return isBelow(other) ? 1 : -1;
    const difference = average(one) - average(other);
    return Math.abs(difference) < EPSILON ? 0 : Math.sign(difference);
  };
  const byTwo = (one: Row, other: Row) => byFirst(one, other) || Math.sign(one.wins - other.wins);
  const perMeeting = (one: Row): number | null => {
    const equals = rows.filter((other) => byTwo(one, other) === 0);
    const met = (row: Row, other: Row) =>
      row.games.filter(({ against }) => against.includes(other.id));
    const counts = equals.flatMap((row) =>
      equals.filter((other) => other !== row).map((other) => met(row, other).length),
    );
    if (counts.length === 0 || counts[0] === 0 || counts.some((count) => count !== counts[0])) {
      return null;
    }
    return equals
      .filter((other) => other !== one)
      .map((other) => met(one, other).reduce((sum, { mine }) => sum + mine, 0) / counts[0]!)
      .reduce((sum, value) => sum + value, 0);
  };
  const meetings = new Map(rows.map((row) => [row, perMeeting(row)]));
  const isAhead = (one: Row, other: Row): boolean => {
    const two = byTwo(one, other);
    if (two !== 0) return two > 0;
    const [mine, theirs] = [meetings.get(one) ?? null, meetings.get(other) ?? null];
    if (mine !== null && theirs !== null && Math.abs(mine - theirs) > EPSILON) return mine > theirs;
    return one.best > other.best;
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
