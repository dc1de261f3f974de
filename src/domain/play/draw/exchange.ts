import type { Wish } from '../../draw/base/wishes';
import type { RoundsReplacedEvent } from '../log/events';
import type { PlayState } from '../log/playState';
import {
  listParticipants,
  listStartedRounds,
  type Match,
  type Pair,
  type Round,
} from '../model/round';
import { computeRoundId } from '../model/roundId';
import { arePairsAllowed } from '../roster/pairRules';
import { findPartner } from '../roster/partnerMode';
import { createReplaceRoundsEvent } from './roundEvents';
import { describeWishesBrokenByMatch } from './wishTexts';

const listPairs = ({ matches }: Pick<Round, 'matches'>): Pair[] =>
  matches.flatMap(({ a, b }) => [a, b]);

const isSamePair = (pair: Pair, [one, other]: Pair): boolean =>
  pair.includes(one) && pair.includes(other);

/** Each player's counterpart; of fixed pairs the partners change places too (PLAY-41). */
function createExchange(state: PlayState, one: string, other: string): (entryId: string) => string {
  const exchanged = new Map([
    [one, other],
    [other, one],
  ]);
  if (state.settings.variant === 'fixed') {
    const [partner, othersPartner] = [findPartner(state, one), findPartner(state, other)];
    if (partner !== null && othersPartner !== null) {
      exchanged.set(partner, othersPartner).set(othersPartner, partner);
    }
  }
  return (entryId) => exchanged.get(entryId) ?? entryId;
}

function exchangeInRound(round: Round, exchange: (entryId: string) => string): Round {
  const exchangePair = ([one, other]: Pair): Pair => [exchange(one), exchange(other)];
  return {
    ...round,
    matches: round.matches.map((match): Match => ({
      ...match,
      a: exchangePair(match.a),
      b: exchangePair(match.b),
    })),
    rests: round.rests.map(exchange),
    isManual: true,
  };
}

/**
 * Exchanges two players of a drawn round, or one who plays with one who rests (PLAY-84). Later drawn rounds stay as they
 * are, with new ids.
 * @returns null for a started round, for partners, and for pairs that the roster does not allow
 */
export function createExchangeEvent(
  state: PlayState,
  roundId: string,
  one: string,
  other: string,
): RoundsReplacedEvent | null {
  const started = listStartedRounds(state.rounds);
  const drawn = state.rounds.slice(started.length);
  const round = drawn.find(({ id }) => id === roundId);
  if (!round || one === other) return null;
  const present = listParticipants(round);
  if (!present.includes(one) || !present.includes(other)) return null;
  if (round.rests.includes(one) && round.rests.includes(other)) return null;
  if (listPairs(round).some((pair) => isSamePair(pair, [one, other]))) return null;
  const exchanged = exchangeInRound(round, createExchange(state, one, other));
  if (!arePairsAllowed(state, exchanged)) return null;
  const at = drawn.indexOf(round);
  let after = drawn[at - 1]?.id ?? started.at(-1)?.id ?? null;
  const changed = [exchanged, ...drawn.slice(at + 1)].map((one): Round => {
    after = computeRoundId(after, one);
    return { ...one, id: after };
  });
  return createReplaceRoundsEvent(state, [...drawn.slice(0, at), ...changed]);
}

type ExchangeFacts = {
  /** The round before and after the exchange. */
  before: Round;
  after: Round;
  /** All other rounds, with their numbers. */
  others: readonly { round: Round; number: number }[];
  number: number;
  nameOf: (entryId: string) => string;
};

/** «Крылова и Орлова снова в паре (раунд 2)» for each new pair that plays together in other rounds. */
function describeRepeatedPairs({ before, after, others, nameOf }: ExchangeFacts): string[] {
  const isNew = (pair: Pair) => !listPairs(before).some((one) => isSamePair(one, pair));
  return listPairs(after)
    .filter(isNew)
    .flatMap((pair) => {
      const numbers = others
        .filter(({ round }) => listPairs(round).some((one) => isSamePair(one, pair)))
        .map(({ number }) => number);
      if (numbers.length === 0) return [];
      const rounds = `${numbers.length === 1 ? 'раунд' : 'раунды'}\u00a0${numbers.join(', ')}`;
      return `${pair.map(nameOf).join(' и\u00a0')} снова в\u00a0паре (${rounds})`;
    });
}

/** «Белов отдыхает второй раз подряд» for each player who did not rest before. */
function describeRests({ before, after, others, number, nameOf }: ExchangeFacts): string[] {
  const neighbours = others.filter((one) => Math.abs(one.number - number) === 1);
  return after.rests
    .filter((entryId) => !before.rests.includes(entryId))
    .filter((entryId) => neighbours.some(({ round }) => round.rests.includes(entryId)))
    .map((entryId) => `${nameOf(entryId)} отдыхает второй раз подряд`);
}

/** «Белов отдыхает 3 раза, Орлова ни разу» where an exchange makes rests differ by more than one. */
function describeUnevenRests({ before, after, others, nameOf }: ExchangeFacts): string[] {
  const countRests = (entryId: string) =>
    others.filter(({ round }) => round.rests.includes(entryId)).length;
  const playing = listPairs(after).flat();
  const least = playing.toSorted((one, other) => countRests(one) - countRests(other))[0]!;
  return after.rests
    .filter((entryId) => !before.rests.includes(entryId))
    .filter((entryId) => countRests(entryId) + 1 - countRests(least) > 1)
    .map(
      (entryId) =>
        `${nameOf(entryId)} отдыхает чаще других: ${countRests(entryId) + 1} против ${countRests(least)}`,
    );
}

function describeBrokenWishes(
  { before, after, nameOf }: ExchangeFacts,
  wishes: readonly Wish<string>[],
): string[] {
  const describe = ({ matches }: Round) =>
    matches.flatMap((match) => describeWishesBrokenByMatch(match, wishes, nameOf) ?? []);
  const known = new Set(describe(before));
  return describe(after).filter((text) => !known.has(text));
}

/**
 * The losses that an exchange brings, a sentence each without a full stop (PLAY-84).
 * @param event as `createExchangeEvent` returns it
 * @returns empty when it makes nothing worse
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
    before: state.rounds[index]!,
    after: rounds[index]!,
    others: rounds.map((round, at) => ({ round, number: at + 1 })).filter((_, at) => at !== index),
    number: index + 1,
    nameOf,
  };
  return [
    ...describeRepeatedPairs(facts),
    ...describeRests(facts),
    ...describeUnevenRests(facts),
    ...describeBrokenWishes(facts, wishes),
  ];
}
