import type { Format } from '../formats/format';
import { findSeatingOrder } from './findSeatingOrder';
import type { PlayState } from '../log/playState';
import { isFinal, listMatchPlayers, type Match, type Round } from '../model/round';
import { countCourts, getSlot, listDrawable } from '../roster/availability';
import { listLadderWinners } from '../standings/ladder';

/** A player's move to this court from the court below or above, or from this court up (to a smaller number) or down. */
export type CourtMove = 'fromBelow' | 'fromAbove' | 'up' | 'down';

/** The sign next to a name, and its text. */
export const COURT_MOVE_SIGNS: Readonly<Record<CourtMove, { sign: '↑' | '↓'; text: string }>> = {
  fromBelow: { sign: '↑', text: 'с корта ниже' },
  fromAbove: { sign: '↓', text: 'с корта выше' },
  up: { sign: '↑', text: 'дальше на корт выше' },
  down: { sign: '↓', text: 'дальше на корт ниже' },
};

/** The players who came from another court of the previous round. A substitute counts as the replaced player. */
function listArrivals(state: PlayState, match: Match, before: Round): [string, CourtMove][] {
  const courts = new Map(
    before.matches.flatMap((one) =>
      listMatchPlayers(one).map((id) => [getSlot(state, id), one.court]),
    ),
  );
  return listMatchPlayers(match).flatMap((id): [string, CourtMove][] => {
    const court = courts.get(getSlot(state, id)) ?? match.court;
    return court === match.court ? [] : [[id, match.court < court ? 'fromBelow' : 'fromAbove']];
  });
}

/**
 * The players who leave for another court: winners go up and losers down, except beyond the first and the last court.
 */
const listDepartures = (
  match: Match,
  winners: ReadonlySet<string>,
  lastCourt: number,
): [string, CourtMove][] =>
  listMatchPlayers(match).flatMap((id): [string, CourtMove][] => {
    if (winners.has(id)) return match.court > 1 ? [[id, 'up']] : [];
    return match.court < lastCourt ? [[id, 'down']] : [];
  });

/** True when all players of a round play in the next one, and no others: who rests moves all below by a place. */
function isNextWithSame(state: PlayState, round: Round, number: number): boolean {
  const players = new Set(round.matches.flatMap(listMatchPlayers).map((id) => getSlot(state, id)));
  const next = listDrawable(state, number + 1);
  return (
    next.length === players.size &&
    next.every((id) => players.has(getSlot(state, id))) &&
    4 * countCourts(state, next) === next.length
  );
}

/**
 * The players of a «победители вверх» round who change courts (DRAW-32). Until a match has a result they come from the
 * round before, then they go to the next one. Who rested before, and who stays, is left out.
 * @param planned the number of planned rounds; nobody goes on from the last one, to a round by lot, or where others rest
 *   or play next
 * @param format null for a tournament type that this version does not support
 * @returns by entry id; empty for any other seating, and for a final
 */
export function computeCourtMoves(
  state: PlayState,
  round: Round,
  planned: number,
  format: Format | null,
): ReadonlyMap<string, CourtMove> {
  const { rounds, settings, outcome } = state;
  if (settings.seating !== 'winnersUp' || isFinal(round)) return new Map();
  const index = rounds.findIndex(({ id }) => id === round.id);
  const before = round.seeding.length > 0 ? rounds[index - 1] : undefined;
  const isNextByLadder = findSeatingOrder(format, settings, index + 2) === 'winnersUp';
  const goesOn =
    isNextByLadder &&
    outcome.finishedAt === null &&
    index + 1 < planned &&
    isNextWithSame(state, round, index + 1);
  const winners = goesOn
    ? listLadderWinners(state, rounds.slice(0, index + 1), rounds[0]!.seed)
    : null;
  const lastCourt = Math.max(...round.matches.map(({ court }) => court));
  return new Map(
    round.matches.flatMap((match) => {
      if (match.result !== null) return winners ? listDepartures(match, winners, lastCourt) : [];
      return before ? listArrivals(state, match, before) : [];
    }),
  );
}
