import type { PlayState } from '../log/playState';
import { listMatchPlayers, type Round } from '../model/round';

/** To a court further up, with a smaller number, or further down. */
export type CourtMove = 'up' | 'down';

/** The sign next to a name, and its text. */
export const COURT_MOVE_SIGNS: Readonly<Record<CourtMove, { sign: string; text: string }>> = {
  up: { sign: '↑', text: 'с корта ниже' },
  down: { sign: '↓', text: 'с корта выше' },
};

/**
 * Who changes courts in a round of «Победители вверх», compared with the round before (DRAW-32). Those who rested then,
 * and those who stay, are left out.
 * @returns by entry id; empty for any other seating, and for a round by lot
 */
export function computeCourtMoves(
  { rounds, settings }: Pick<PlayState, 'rounds' | 'settings'>,
  round: Round,
): ReadonlyMap<string, CourtMove> {
  const before = rounds[rounds.findIndex(({ id }) => id === round.id) - 1];
  if (!before || settings.seating !== 'winnersUp' || round.seeding.length === 0) return new Map();
  const courts = new Map(
    before.matches.flatMap((match) => listMatchPlayers(match).map((id) => [id, match.court])),
  );
  return new Map(
    round.matches.flatMap((match) =>
      listMatchPlayers(match).flatMap((id): [string, CourtMove][] => {
        const court = courts.get(id) ?? match.court;
        return court === match.court ? [] : [[id, match.court < court ? 'up' : 'down']];
      }),
    ),
  );
}
