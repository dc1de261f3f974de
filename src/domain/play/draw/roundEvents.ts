import type { ResultChanged, RoundsReplaced } from '../log/events';
import type { PlayState } from '../log/playState';
import { listStartedRounds, type Match, type MatchResult, type Round } from '../model/round';
import { computeDrawFingerprint, type DrawContext } from './drawFingerprint';

/** The rounds that have not begun become others. */
export function createReplaceRoundsEvent(
  { rounds }: PlayState,
  to: readonly Round[],
): RoundsReplaced {
  const begun = listStartedRounds(rounds);
  return {
    kind: 'roundsReplaced',
    after: begun.at(-1)?.id ?? null,
    from: rounds.slice(begun.length),
    to,
  };
}

/**
 * PLAY-12: leaves the coming rounds as they were drawn, though they would be others now.
 * @param planned how many rounds are wanted in all: those beyond go
 */
export function createKeepDrawEvent(
  state: PlayState,
  planned: number,
  drawing: DrawContext,
): RoundsReplaced {
  const begun = listStartedRounds(state.rounds).length;
  const kept = state.rounds.slice(begun, Math.max(planned, begun + 1)).map((round, index) => ({
    ...round,
    basis: computeDrawFingerprint(state, begun + index + 1, round.seed, drawing),
  }));
  return createReplaceRoundsEvent(state, kept);
}

/** PLAY-10: a match gets a result, another one, or none. */
export const createResultEvent = (
  round: Round,
  match: Match,
  to: MatchResult | null,
): ResultChanged => ({
  kind: 'resultChanged',
  roundId: round.id,
  court: match.court,
  from: match.result,
  to,
});

/** PLAY-15: takes the last round that has begun back, with its scores: an Американо's is only drawn then. */
export function createCancelRoundEvent(
  { rounds }: PlayState,
  { format }: DrawContext,
): RoundsReplaced | null {
  const begun = listStartedRounds(rounds);
  const last = begun.at(-1);
  if (!last) return null;
  const from = rounds.slice(begun.length - 1);
  const back: Round = {
    ...last,
    start: null,
    matches: last.matches.map((match) => ({ ...match, result: null })),
  };
  const to = format === 'americano' ? [back, ...from.slice(1)] : [];
  return { kind: 'roundsReplaced', after: begun.at(-2)?.id ?? null, from, to };
}
