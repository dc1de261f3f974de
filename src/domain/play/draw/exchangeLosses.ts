import type { Wish } from '../../draw/base/wishes';
import { computeDrawBounds } from '../../draw/fairness/drawBounds';
import { formatQuantity } from '../../lib/formatQuantity';
import { groupBy } from '../../lib/groupBy';
import type { RoundsReplacedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import {
  listPairs,
  listParticipants,
  listStartedRounds,
  type Match,
  type Pair,
  type Round,
} from '../model/round';
import { getSlot } from '../roster/availability';
import { findPartner } from '../roster/partnerMode';
import { describeExchangedPlaces } from './exchangedPlaces';
import { describeWishesBrokenByMatch } from './wishTexts';

type ExchangeFacts = {
  state: PlayState;
  /** The round before and after the exchange. */
  before: Round;
  after: Round;
  /** All other rounds, with their numbers. */
  others: readonly { round: Round; number: number }[];
  number: number;
  nameOf: (entryId: string) => string;
};

/** The most opponents named in the sentence about them. */
const OPPONENTS_NAMED_MAX = 2;

const isSamePair = (pair: Pair, [one, other]: Pair): boolean =>
  pair.includes(one) && pair.includes(other);

const isSameMatch = (match: Match, { a, b }: Match): boolean =>
  (isSamePair(match.a, a) && isSamePair(match.b, b)) ||
  (isSamePair(match.a, b) && isSamePair(match.b, a));

/** «раунд 2», «раунды 2, 5». */
const formatRounds = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'раунд' : 'раунды'}\u00a0${numbers.join(', ')}`;

/** Each new part of the round that other rounds have too, with their numbers. */
function listRepeats<Part>(
  { before, after, others }: ExchangeFacts,
  listParts: (round: Round) => readonly Part[],
  isSame: (one: Part, other: Part) => boolean,
): { part: Part; numbers: number[] }[] {
  const has = (round: Round, part: Part) => listParts(round).some((one) => isSame(one, part));
  return listParts(after)
    .filter((part) => !has(before, part))
    .map((part) => ({
      part,
      numbers: others.filter(({ round }) => has(round, part)).map(({ number }) => number),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}

const formatPair = (pair: Pair, { nameOf }: ExchangeFacts): string =>
  pair.map(nameOf).join(' и\u00a0');

/**
 * Describes each new pair that plays together in other rounds: «Крылова и Орлова снова в паре (раунд 2)». For fixed
 * pairs it describes repeated opponents: «Белов и Климов снова против пары Крылова и Орлова (раунд 2)».
 */
function describeRepeated(facts: ExchangeFacts): string[] {
  if (facts.state.settings.variant === 'fixed')
    return listRepeats(facts, ({ matches }) => matches, isSameMatch).map(
      ({ part: { a, b }, numbers }) =>
        `${formatPair(a, facts)} снова против пары ${formatPair(b, facts)} (${formatRounds(numbers)})`,
    );
  return listRepeats(facts, listPairs, isSamePair).map(
    ({ part, numbers }) =>
      `${formatPair(part, facts)} снова в\u00a0паре (${formatRounds(numbers)})`,
  );
}

const listOpponents = ({ matches }: Round): Pair[] =>
  matches.flatMap(({ a, b }) => a.flatMap((one) => b.map((other): Pair => [one, other])));

/** The number of meetings as opponents that some two players have in the most even draw of the same matches. */
function computeMostMeetings({ state, after, others }: ExchangeFacts): number {
  const rounds = [...others.map(({ round }) => round), after];
  const toSlot = (entryId: string) => getSlot(state, entryId);
  const slots = [...new Set(rounds.flatMap(listParticipants).map(toSlot))];
  const matches = groupBy(rounds.flatMap(listPairs).flat().map(toSlot), (slot) => slot);
  return computeDrawBounds(
    slots.map((slot) => matches.get(slot)?.length ?? 0),
    state.settings.variant === 'mixed'
      ? slots.map((slot) => state.entries[slot]!.sex ?? 'm')
      : null,
  ).mostMeetings;
}

/**
 * «Снова друг против друга: Белов и Климов (раунды 1, 4), Орлова и Зимин (раунд 2) и ещё 2 встречи» for new opponents
 * who then meet more often than an even draw needs, the most frequent first. Fixed pairs are compared whole.
 */
function describeOpponents(facts: ExchangeFacts): string[] {
  if (facts.state.settings.variant === 'fixed') return [];
  const most = computeMostMeetings(facts);
  const meetings = listRepeats(facts, listOpponents, isSamePair)
    .filter(({ numbers }) => numbers.length + 1 > most)
    .sort((one, other) => other.numbers.length - one.numbers.length);
  if (meetings.length === 0) return [];
  const named = meetings
    .slice(0, OPPONENTS_NAMED_MAX)
    .map(({ part, numbers }) => `${formatPair(part, facts)} (${formatRounds(numbers)})`);
  const left = meetings.length - named.length;
  const more =
    left > 0 ? ` и\u00a0ещё ${formatQuantity(left, 'встреча', 'встречи', 'встреч')}` : '';
  return [`Снова друг против друга: ${named.join(', ')}${more}`];
}

/** The players who rest only after the exchange, grouped with their fixed partners. */
function listNewRests({ state, before, after }: ExchangeFacts): string[][] {
  const added = after.rests.filter((entryId) => !before.rests.includes(entryId));
  if (state.settings.variant !== 'fixed') return added.map((entryId) => [entryId]);
  return added.flatMap((entryId) => {
    const partner = findPartner(state, entryId);
    if (partner === null || !added.includes(partner)) return [[entryId]];
    return added.indexOf(entryId) < added.indexOf(partner) ? [[entryId, partner]] : [];
  });
}

/** The number of rounds in a row that a player would rest, including this one. */
function countRestsRunning({ others, number }: ExchangeFacts, entryId: string): number {
  const isRest = (at: number) =>
    others.find((one) => one.number === at)?.round.rests.includes(entryId) ?? false;
  let [first, last] = [number, number];
  while (isRest(first - 1)) first -= 1;
  while (isRest(last + 1)) last += 1;
  return last - first + 1;
}

/** Returns «Белов отдыхает второй раз подряд», «Белов отдыхает чаще других: 3 против 1». */
function describeRests(facts: ExchangeFacts): string[] {
  const { state, after, others, nameOf } = facts;
  const countRests = (entryId: string) =>
    others.filter(({ round }) => round.rests.includes(entryId)).length;
  const { variant } = state.settings;
  const sexOf = (entryId: string) => (variant === 'mixed' ? state.entries[entryId]?.sex : null);
  return listNewRests(facts).flatMap((entryIds) => {
    const [entryId] = entryIds as [string, ...string[]];
    const playing = listPairs(after)
      .flat()
      .filter((id) => sexOf(id) === sexOf(entryId));
    const least = Math.min(...playing.map(countRests));
    const who = `${entryIds.map(nameOf).join(' и\u00a0')} ${entryIds.length > 1 ? 'отдыхают' : 'отдыхает'}`;
    const running = countRestsRunning(facts, entryId);
    const rests = countRests(entryId) + 1;
    return [
      running > 1 ? `${who} ${running === 2 ? 'второй' : `${running}-й`}\u00a0раз подряд` : [],
      rests - least > 1 ? `${who} чаще других: ${rests} против\u00a0${least}` : [],
    ].flat();
  });
}

function describeBrokenWishes(
  { before, after, nameOf }: ExchangeFacts,
  wishes: readonly Wish<string>[],
): string[] {
  const describe = ({ matches }: Round) =>
    matches.flatMap((match) =>
      wishes.flatMap((wish) => describeWishesBrokenByMatch(match, [wish], nameOf) ?? []),
    );
  const known = new Set(describe(before));
  return describe(after).filter((text) => !known.has(text));
}

/**
 * The losses that an exchange brings, a sentence each without a full stop (PLAY-84). Opponents come last: they matter
 * least.
 * @param event as `createExchangeEvent` returns it
 * @returns empty when nothing gets worse
 */
export function describeExchangeLosses(
  state: PlayState,
  event: RoundsReplacedEvent,
  wishes: readonly Wish<string>[],
  nameOf: (entryId: string) => string,
): string[] {
  const started = listStartedRounds(state.rounds);
  const rounds = [...started, ...event.to];
  const index = rounds.findIndex(({ id }, at) => id !== state.rounds[at]?.id);
  if (index === -1) return [];
  const facts: ExchangeFacts = {
    state,
    before: state.rounds[index]!,
    after: rounds[index]!,
    others: rounds.map((round, at) => ({ round, number: at + 1 })).filter((_, at) => at !== index),
    number: index + 1,
    nameOf,
  };
  return [
    ...describeExchangedPlaces(state, facts.before, facts.after, nameOf),
    ...describeRepeated(facts),
    ...describeRests(facts),
    ...describeBrokenWishes(facts, wishes),
    ...describeOpponents(facts),
  ];
}
