import {
  isFinal,
  listParticipants,
  listStartedRounds,
  type Match,
  type Round,
} from '../model/round';

/**
 * True when each player and court occurs at most once in the round (DRAW-1). A round without a start must have no
 * results.
 */
function isSound(round: Round): boolean {
  const present = listParticipants(round);
  const courts = round.matches.map(({ court }) => court);
  const isPlayed = round.matches.some(({ result }) => result !== null);
  return (
    courts.length > 0 &&
    new Set(present).size === present.length &&
    new Set(courts).size === courts.length &&
    !(isPlayed && round.start === null)
  );
}

/** True without a final, or when the final is the last of several rounds and the others have started (PLAY-85). */
function isFinalLast(rounds: readonly Round[]): boolean {
  const before = rounds.findIndex(isFinal);
  if (before === -1) return true;
  return before > 0 && before === rounds.length - 1 && listStartedRounds(rounds).length >= before;
}

/**
 * True for valid rounds of a play: each is sound, drawn ones follow the started ones, and a final is the last.
 * @param hasEntry returns true when the play has the entry
 */
export function areSound(
  rounds: readonly Round[],
  hasEntry: (entryId: string) => boolean,
): boolean {
  const startedRounds = listStartedRounds(rounds);
  return (
    new Set(rounds.map(({ id }) => id)).size === rounds.length &&
    startedRounds.every((round, index) => round === rounds[index]) &&
    isFinalLast(rounds) &&
    rounds.every((round) => isSound(round) && listParticipants(round).every(hasEntry))
  );
}

/** Replaces the round with the same id. */
export const replaceRound = (rounds: readonly Round[], round: Round): Round[] =>
  rounds.map((one) => (one.id === round.id ? round : one));

/** The round and match of an event; null when the play lacks them. */
export function findRoundMatch(
  { rounds }: { rounds: readonly Round[] },
  { roundId, court }: { roundId: string; court: number },
): { round: Round | undefined; match: Match | undefined } {
  const round = rounds.find(({ id }) => id === roundId);
  return { round, match: round?.matches.find((one) => one.court === court) };
}
