import type {
  OutcomeChangedEvent,
  PlayEvent,
  ResultChangedEvent,
  RoundsReplacedEvent,
} from '../log/events';
import { pick } from '../../lib/pick';
import type { PlayState } from '../log/playState';
import type { Outcome } from '../model/outcome';
import {
  findFinal,
  isFinal,
  listStartedRounds,
  type Match,
  type MatchResult,
  type Round,
} from '../model/round';
import { computeDrawFingerprint, type DrawContext } from './drawFingerprint';

/** Replaces all rounds that have not started. */
export function createReplaceRoundsEvent(
  { rounds }: PlayState,
  to: readonly Round[],
): RoundsReplacedEvent {
  const startedRounds = listStartedRounds(rounds);
  return {
    kind: 'roundsReplaced',
    after: startedRounds.at(-1)?.id ?? null,
    from: rounds.slice(startedRounds.length),
    to,
  };
}

/**
 * Keeps the coming rounds as they are drawn, although a new draw would differ (PLAY-12).
 * @param planned the total number of planned rounds; later ones are dropped
 */
export function createKeepDrawEvent(
  state: PlayState,
  planned: number,
  context: DrawContext,
): RoundsReplacedEvent {
  const startedCount = listStartedRounds(state.rounds).length;
  const keptRounds = state.rounds
    .slice(startedCount, Math.max(planned, startedCount + 1))
    .map((round, index) => ({
      ...round,
      basis: computeDrawFingerprint(state, startedCount + index + 1, round, context),
    }));
  return createReplaceRoundsEvent(state, keptRounds);
}

/** Sets, changes or removes the result of a match (PLAY-10). */
export const createResultEvent = (
  round: Round,
  match: Match,
  to: MatchResult | null,
): ResultChangedEvent => ({
  kind: 'resultChanged',
  roundId: round.id,
  court: match.court,
  from: match.result,
  to,
});

/**
 * Cancels the last started round with its scores. The format determines which rounds stay drawn (PLAY-15). A final is
 * cancelled first, even before its start, and never stays drawn (PLAY-85).
 */
export function createCancelRoundEvent(
  { rounds }: PlayState,
  { format }: DrawContext,
): RoundsReplacedEvent | null {
  const final = findFinal(rounds);
  if (final) {
    return { kind: 'roundsReplaced', after: rounds.at(-2)?.id ?? null, from: [final], to: [] };
  }
  const startedRounds = listStartedRounds(rounds);
  const last = startedRounds.at(-1);
  if (!last) return null;
  const from = rounds.slice(startedRounds.length - 1);
  const drawnAgain: Round = {
    ...last,
    start: null,
    matches: last.matches.map((match) => ({ ...match, result: null })),
  };
  const to = format.listRoundsAfterCancel([drawnAgain, ...from.slice(1)]);
  return { kind: 'roundsReplaced', after: startedRounds.at(-2)?.id ?? null, from, to };
}

/**
 * Cancels the last round, as `createCancelRoundEvent` does; with a final also who won its first place on court, since
 * another final has another pair (PLAY-85).
 * @returns empty while there is nothing to cancel
 */
export function createCancelRoundEvents(state: PlayState, context: DrawContext): PlayEvent[] {
  const cancel = createCancelRoundEvent(state, context);
  if (!cancel) return [];
  const isSettled = cancel.from.some(isFinal) && state.outcome.finalWinnerId !== null;
  return isSettled
    ? [cancel, createOutcomeEvent(state.outcome, { finalWinnerId: null })]
    : [cancel];
}

/** Ends a play, reopens it, or settles its first place on court (PLAY-5, PLAY-16). */
export const createOutcomeEvent = (
  outcome: Outcome,
  to: Partial<Outcome>,
): OutcomeChangedEvent => ({
  kind: 'outcomeChanged',
  from: pick(outcome, Object.keys(to) as (keyof Outcome)[]),
  to,
});
