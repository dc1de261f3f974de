import { PLAYERS_MAX } from '../model/gameSettings';
import { computeDrawFingerprint, type DrawContext } from '../draw/drawFingerprint';
import { countCourts, listDrawable } from '../roster/availability';
import type { PlayState } from '../log/playState';
import { findFinal, listStartedRounds, isRoundComplete } from '../model/round';

/** The next action of a play (PLAY-9). */
export type NextStep =
  | { kind: 'start'; isStale: boolean }
  /** Waiting, because too few or too many players are available. */
  | { kind: 'wait'; present: number; isTooMany: boolean }
  | { kind: 'score'; round: number; roundId: string; court: number }
  /** `isStale` is true when the attendance or a result has changed after the draw (PLAY-12). */
  | { kind: 'startRound'; round: number; isStale: boolean; isFinal?: true }
  | { kind: 'finish' }
  | { kind: 'finished' }
  /** This version does not support the tournament type, so no round is drawn (PLAY-70). */
  | { kind: 'unknownType' };

/** True when the inputs of a drawn round have changed, or more rounds are drawn than planned (PLAY-12). */
export function isDrawStale(
  state: PlayState,
  number: number,
  planned: number,
  context: DrawContext,
): boolean {
  const { rounds } = state;
  const round = rounds[number - 1];
  if (round === undefined || round.start !== null) return false;
  const isBeyond = rounds.length > Math.max(planned, number);
  return isBeyond || round.basis !== computeDrawFingerprint(state, number, round, context);
}

/** The step that concerns the next round, even if earlier rounds are incomplete (PLAY-9). */
export function getNextRoundStep(
  state: PlayState,
  planned: number,
  context: DrawContext,
): NextStep {
  // No round follows a final (PLAY-85).
  if (findFinal(state.rounds)?.start) return { kind: 'finish' };
  const startedCount = listStartedRounds(state.rounds).length;
  const round = startedCount + 1;
  const players = listDrawable(state, round);
  const present = players.length;
  const isTooMany = startedCount === 0 && present > PLAYERS_MAX;
  if (countCourts(state, players) === 0 || isTooMany) return { kind: 'wait', present, isTooMany };
  const isStale = isDrawStale(state, round, planned, context);
  if (startedCount === 0) return { kind: 'start', isStale };
  const isNextFinal = findFinal(state.rounds) !== undefined;
  return { kind: 'startRound', round, isStale, ...(isNextFinal && { isFinal: true as const }) };
}

/**
 * The next action (PLAY-9).
 * @param planned the number of planned rounds
 * @param context null for a tournament type that this version does not support
 */
export function getNextStep(
  state: PlayState,
  planned: number,
  context: DrawContext | null,
): NextStep {
  if (state.outcome.finishedAt !== null) return { kind: 'finished' };
  if (!context) return { kind: 'unknownType' };
  const startedRounds = listStartedRounds(state.rounds);
  const current = startedRounds.at(-1);
  const final = findFinal(state.rounds);
  const areAllStarted = startedRounds.length >= planned;
  const isLast = final ? final.start !== null : areAllStarted;
  // A round can start while scores of earlier ones are missing. These are requested before the final and the end.
  const open = [current, ...(areAllStarted || final ? startedRounds : [])].find(
    (one) => one && !isRoundComplete(one),
  );
  if (open) {
    const { court } = open.matches.find(({ result }) => result === null)!;
    return { kind: 'score', round: startedRounds.indexOf(open) + 1, roundId: open.id, court };
  }
  return current && isLast ? { kind: 'finish' } : getNextRoundStep(state, planned, context);
}
