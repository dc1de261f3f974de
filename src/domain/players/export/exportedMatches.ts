import type { PlayState } from '../../play/log/playState';
import { listStartedRounds } from '../../play/model/round';
import type { ExportedMatch } from './exportWire';

/**
 * The matches of an entry in their order, from the entry's side (PLAYER-71).
 * @param nameOf returns the public name of another entry
 */
export function listExportedMatches(
  { rounds }: Pick<PlayState, 'rounds'>,
  entryId: string,
  nameOf: (entryId: string) => string,
): ExportedMatch[] {
  return listStartedRounds(rounds).flatMap(({ matches, final }, index) =>
    matches
      .filter(({ a, b }) => a.includes(entryId) || b.includes(entryId))
      .map(({ court, a, b, result }): ExportedMatch => {
        const isA = a.includes(entryId);
        const [pair, others] = isA ? [a, b] : [b, a];
        const hasScore = result !== null && result.mark !== 'notPlayed';
        return {
          round: index + 1,
          isFinal: final !== undefined,
          court,
          partner: pair
            .filter((id) => id !== entryId)
            .map(nameOf)
            .join(', '),
          opponents: others.map(nameOf),
          own: hasScore ? result[isA ? 'a' : 'b'] : null,
          other: hasScore ? result[isA ? 'b' : 'a'] : null,
          mark: result?.mark ?? null,
        };
      }),
  );
}
