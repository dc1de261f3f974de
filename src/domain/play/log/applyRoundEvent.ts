import { listStartedRounds, listParticipants, type MatchResult, type Round } from '../model/round';
import { validateResult } from '../score/validateResult';
import type {
  ResultChangedEvent,
  RoundEvent,
  RoundsReplacedEvent,
  RoundStartedEvent,
} from './events';

/** Why an event about rounds does not fit: another device was first, or it makes no sense. */
type RoundRefusal = 'conflict' | 'invalid';

export const isSameResult = (one: MatchResult | null, other: MatchResult | null): boolean =>
  one?.a === other?.a && one?.b === other?.b && one?.mark === other?.mark;

const isSameRound = (one: Round, other: Round): boolean =>
  one.id === other.id &&
  one.basis === other.basis &&
  one.start?.at === other.start?.at &&
  one.matches.every(({ result }, index) =>
    isSameResult(result, other.matches[index]?.result ?? null),
  );

const areSameRounds = (some: readonly Round[], others: readonly Round[]): boolean =>
  some.length === others.length && some.every((round, index) => isSameRound(round, others[index]!));

/** Whether rounds that another device wants drawn were drawn so already, and perhaps played since. */
const isDrawnAlready = (tail: readonly Round[], { from, to }: RoundsReplacedEvent): boolean =>
  to.length > 0 &&
  listStartedRounds([...from, ...to]).length === 0 &&
  (tail.length === to.length || listStartedRounds(tail).length > 0) &&
  to.every(({ id, basis }, index) => tail[index]?.id === id && tail[index].basis === basis);

/** DRAW-1: nobody is in a round twice, no court is used twice, and a round that has not started has no results. */
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

function areSound(rounds: readonly Round[], hasEntry: (entryId: string) => boolean): boolean {
  const startedRounds = listStartedRounds(rounds);
  return (
    new Set(rounds.map(({ id }) => id)).size === rounds.length &&
    startedRounds.every((round, index) => round === rounds[index]) &&
    rounds.every((round) => isSound(round) && listParticipants(round).every(hasEntry))
  );
}

function replaceRounds(
  rounds: readonly Round[],
  event: RoundsReplacedEvent,
  hasEntry: (entryId: string) => boolean,
): readonly Round[] | RoundRefusal {
  const { after, from, to } = event;
  const keptCount = after === null ? 0 : rounds.findIndex(({ id }) => id === after) + 1;
  if (after !== null && keptCount === 0) return 'conflict';
  const tail = rounds.slice(keptCount);
  if (areSameRounds(tail, to) || isDrawnAlready(tail, event)) return rounds;
  if (!areSameRounds(tail, from)) return 'conflict';
  const next = [...rounds.slice(0, keptCount), ...to];
  return areSound(next, hasEntry) ? next : 'invalid';
}

const withRound = (rounds: readonly Round[], round: Round): Round[] =>
  rounds.map((one) => (one.id === round.id ? round : one));

function startRound(
  rounds: readonly Round[],
  { roundId, from, to }: RoundStartedEvent,
): readonly Round[] | RoundRefusal {
  const index = rounds.findIndex(({ id }) => id === roundId);
  const round = rounds[index];
  if (!round) return 'conflict';
  // Two people who start the same round say the same: the first of them is right about when.
  if (round.start && to && from === null) return rounds;
  if (round.start?.at === to?.at) return rounds;
  if (round.start?.at !== from?.at) return 'conflict';
  const next = withRound(rounds, { ...round, start: to });
  return areSound(next, () => true) ? next : 'conflict';
}

function setResult(
  rounds: readonly Round[],
  { roundId, court, from, to }: ResultChangedEvent,
): readonly Round[] | RoundRefusal {
  const round = rounds.find(({ id }) => id === roundId);
  const match = round?.matches.find((one) => one.court === court);
  if (!round?.start || !match) return 'conflict';
  if (isSameResult(match.result, to)) return rounds;
  if (!isSameResult(match.result, from)) return 'conflict';
  if (to && validateResult(to, round.start.terms) !== null) return 'invalid';
  const matches = round.matches.map((one) => (one === match ? { ...one, result: to } : one));
  return withRound(rounds, { ...round, matches });
}

/**
 * PLAY-10, PLAY-11: the rounds after an event: the very same where it says what is so already.
 * @param hasEntry whether the play knows an entry
 */
export function applyRoundEvent(
  rounds: readonly Round[],
  event: RoundEvent,
  hasEntry: (entryId: string) => boolean,
): readonly Round[] | RoundRefusal {
  if (event.kind === 'roundsReplaced') return replaceRounds(rounds, event, hasEntry);
  return event.kind === 'roundStarted' ? startRound(rounds, event) : setResult(rounds, event);
}
