import { playersOf, type Match, type ResultMark, type Round } from '../round';
import { otherSide } from '../score/completed';
import { isPlayed, winnerOf } from '../score/winnerOf';
import { restCreditIn } from './credit';

/** An entry in a match. */
export type InMatch = { court: number; partner: string; opponents: readonly string[] };

/** What a round was for one who plays: a cell of the table. */
export type Cell =
  | (InMatch & {
      kind: 'match';
      points: number;
      against: number;
      outcome: 'won' | 'lost' | 'drawn';
      mark: Exclude<ResultMark, 'notPlayed'> | null;
    })
  | (InMatch & { kind: 'underWay' })
  /** Null while the round is not complete, and for who left in it. */
  | (InMatch & { kind: 'notPlayed'; credit: number | null })
  | { kind: 'rest'; credit: number | null }
  | { kind: 'absent' };

export const ABSENT: Cell = { kind: 'absent' };

function matchCell(match: Match, entryId: string, credit: number | null): Cell {
  const side = match.a.includes(entryId) ? 'a' : 'b';
  const place: InMatch = {
    court: match.court,
    partner: match[side].find((id) => id !== entryId)!,
    opponents: match[otherSide(side)],
  };
  const { result } = match;
  if (result === null) return { ...place, kind: 'underWay' };
  if (!isPlayed(result)) return { ...place, kind: 'notPlayed', credit };
  const winner = winnerOf(result);
  return {
    ...place,
    kind: 'match',
    points: result[side],
    against: result[otherSide(side)],
    outcome: winner === null ? 'drawn' : winner === side ? 'won' : 'lost',
    mark: result.mark === 'stopped' ? 'stopped' : null,
  };
}

/**
 * What a round was for each who was there, by entry.
 * @param hasLeftIn whether an entry is there for the last time, and has left
 */
export function cellsOf(round: Round, hasLeftIn: (entryId: string) => boolean): Map<string, Cell> {
  const credit = restCreditIn(round);
  return new Map<string, Cell>([
    ...round.matches.flatMap((match) =>
      playersOf(match).map(
        (id) => [id, matchCell(match, id, hasLeftIn(id) ? null : credit)] as const,
      ),
    ),
    ...round.rests.map((id) => [id, { kind: 'rest', credit } as const] as const),
  ]);
}
