import { isFinal, listMatchPlayers, type Match, type ResultMark, type Round } from '../model/round';
import { getOtherSide } from '../score/completeResult';
import { isMatchPlayed, findWinningSide } from '../score/winningSide';
import { computeRestCredit } from './restCredit';

export type RoundCellMatch = { court: number; partner: string; opponents: readonly string[] };

/** A cell of the standings: one round of one player. */
export type RoundCellValue =
  | (RoundCellMatch & {
      kind: 'match';
      points: number;
      against: number;
      outcome: 'won' | 'lost' | 'drawn';
      mark: Exclude<ResultMark, 'notPlayed'> | null;
    })
  | (RoundCellMatch & { kind: 'underWay' })
  /** The credit is null while the round is incomplete, and for a player who left during it. */
  | (RoundCellMatch & { kind: 'notPlayed'; credit: number | null })
  | { kind: 'rest'; credit: number | null }
  | { kind: 'absent' };

export const ABSENT_PLAYER_CELL: RoundCellValue = { kind: 'absent' };

function createMatchCell(match: Match, entryId: string, credit: number | null): RoundCellValue {
  const side = match.a.includes(entryId) ? 'a' : 'b';
  const place: RoundCellMatch = {
    court: match.court,
    partner: match[side].find((id) => id !== entryId)!,
    opponents: match[getOtherSide(side)],
  };
  const { result } = match;
  if (result === null) return { ...place, kind: 'underWay' };
  if (!isMatchPlayed(result)) return { ...place, kind: 'notPlayed', credit };
  const winner = findWinningSide(result);
  return {
    ...place,
    kind: 'match',
    points: result[side],
    against: result[getOtherSide(side)],
    outcome: winner === null ? 'drawn' : winner === side ? 'won' : 'lost',
    mark: result.mark === 'stopped' ? 'stopped' : null,
  };
}

/**
 * Computes the cells of a round by entry.
 * @param hasLeftIn returns true for an entry that has left, in its last round
 */
export function computeRoundCells(
  round: Round,
  hasLeftIn: (entryId: string) => boolean,
): Map<string, RoundCellValue> {
  // A final earns no credit, even if its terms name one (PLAY-85).
  const credit = isFinal(round) ? null : computeRestCredit(round);
  return new Map<string, RoundCellValue>([
    ...round.matches.flatMap((match) =>
      listMatchPlayers(match).map(
        (id) => [id, createMatchCell(match, id, hasLeftIn(id) ? null : credit)] as const,
      ),
    ),
    ...round.rests.map((id) => [id, { kind: 'rest', credit } as const] as const),
  ]);
}
