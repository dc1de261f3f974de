import type {
  OutcomeChangedEvent,
  PlayEvent,
  ResultChangedEvent,
  RoundsReplacedEvent,
  RoundStartedEvent,
} from '../../log/events';
import type { PlayState } from '../../log/playState';
import { findRoundMatch } from '../../log/soundRounds';
import { createRoundNumberLookup, listParticipants, type Round } from '../../model/round';
import { formatResult } from '../../score/formatScore';
import {
  formatConflict,
  formatTransition,
  type EventLookups,
  type PlayConflict,
} from './kindTexts';

const listed = new Intl.ListFormat('ru');

const formatRoundName = (number: number | null): string =>
  number === null ? 'Отменённый раунд' : `Раунд ${number}`;

const formatRoundNumbers = (first: number, count: number): string =>
  count === 1 ? `раунд ${first}` : `раунды ${first}–${first + count - 1}`;

function describeReplaced(from: readonly Round[], to: readonly Round[], before: number): string {
  const cancelled = from.filter(({ start }, index) => start && !to[index]?.start);
  if (cancelled.length > 0) return `Отменён ${formatRoundNumbers(before + 1, cancelled.length)}`;
  const isKept = to.length > 0 && to.every(({ id }, index) => id === from[index]?.id);
  if (isKept && to.some(({ start }) => start))
    return `Вернулся ${formatRoundNumbers(before + 1, 1)}`;
  if (isKept) return `Жеребьёвка оставлена: ${formatRoundNumbers(before + 1, to.length)}`;
  if (to.length === 0) return `Жеребьёвка снята: ${formatRoundNumbers(before + 1, from.length)}`;
  const what = from.length > 0 ? 'Перерисовано' : 'Жеребьёвка';
  return `${what}: ${formatRoundNumbers(before + 1, to.length)}`;
}

/** The most players who change places in one exchange: two fixed pairs. */
const EXCHANGED_MAX = 4;

/** The only round that differs, and who changed places in it; null where it is no exchange by hand (PLAY-84). */
function findExchange({
  from,
  to,
}: RoundsReplacedEvent): { index: number; entryIds: string[] } | null {
  if (from.length !== to.length) return null;
  const changed = to.flatMap((round, index) => {
    const positions = listParticipants(from[index]!);
    const entryIds = listParticipants(round).filter((entryId, at) => entryId !== positions[at]);
    return entryIds.length > 0 ? [{ index, entryIds }] : [];
  });
  const [exchange] = changed;
  if (changed.length !== 1 || !exchange || exchange.entryIds.length > EXCHANGED_MAX) return null;
  const [before, after] = [from[exchange.index]!, to[exchange.index]!];
  const known = new Set(listParticipants(before));
  const isByHand = (before.isManual ?? after.isManual) === true;
  return isByHand && exchange.entryIds.every((entryId) => known.has(entryId)) ? exchange : null;
}

/** The number of rounds before the drawn ones. */
const countBefore = ({ after }: RoundsReplacedEvent, numberOf: EventLookups['numberOf']): number =>
  after === null ? 0 : (numberOf(after) ?? 0);

/** The number of a round in the draws of some events, from 1; null when none of them draws it. */
export function findRoundNumberInEvents(
  events: readonly PlayEvent[],
  roundId: string,
  numberOf: EventLookups['numberOf'],
): number | null {
  for (const event of events) {
    if (event.kind !== 'roundsReplaced') continue;
    const index = event.to.findIndex(({ id }) => id === roundId);
    if (index >= 0) return countBefore(event, numberOf) + index + 1;
  }
  return null;
}

/** «Перерисовано: раунд 2», «Раунд 2: поменялись Крылова и Белов». */
export function describeReplacedRounds(
  event: RoundsReplacedEvent,
  { numberOf, nameOf }: EventLookups,
): string[] {
  const before = countBefore(event, numberOf);
  const exchange = findExchange(event);
  return [
    exchange
      ? `Раунд ${before + exchange.index + 1}: поменялись ${listed.format(exchange.entryIds.map(nameOf))}`
      : describeReplaced(event.from, event.to, before),
  ];
}

/** «Раунд 2 начат». */
export function describeRoundStart(
  { roundId, from, to }: RoundStartedEvent,
  { numberOf }: EventLookups,
): string[] {
  const name = formatRoundName(numberOf(roundId));
  if (to === null) return [`${name}: не начат`];
  return [from === null ? `${name} начат` : `${name}: отсчёт заново`];
}

/** «Раунд 2, корт 1: 14:10 → 15:9». */
export function describeResultChange(
  { roundId, court, from, to }: ResultChangedEvent,
  { numberOf }: EventLookups,
): string[] {
  const now = formatResult(to);
  const change = from === null ? now : formatTransition(formatResult(from), now);
  return [`${formatRoundName(numberOf(roundId))}, корт ${court}: ${change}`];
}

/** «Турнир закончен», «Турнир открыт снова», «Первое место на корте: Климов». */
export function describeOutcomeChange(
  { to }: OutcomeChangedEvent,
  { nameOf }: EventLookups,
): string[] {
  const finished =
    to.finishedAt === undefined
      ? []
      : [to.finishedAt === null ? 'Турнир открыт снова' : 'Турнир закончен'];
  const first =
    to.winnerId === undefined
      ? []
      : [`Первое место на корте: ${to.winnerId === null ? 'не решено' : nameOf(to.winnerId)}`];
  return [[...finished, ...first].join('. ')];
}

const describeRoundNow = (round: Round | undefined): string =>
  round ? 'раунд тем временем изменили' : 'этой жеребьёвки больше нет';

export const listRoundStartConflicts = (
  { roundId }: RoundStartedEvent,
  { rounds }: PlayState,
): PlayConflict[] => {
  const now = describeRoundNow(rounds.find(({ id }) => id === roundId));
  return [{ entryId: null, text: `Сейчас: ${now}` }];
};

export function listResultConflicts(event: ResultChangedEvent, state: PlayState): PlayConflict[] {
  const { round, match } = findRoundMatch(state, event);
  const number = createRoundNumberLookup(state.rounds)(event.roundId);
  const now = match ? formatResult(match.result) : describeRoundNow(round);
  return [
    {
      entryId: null,
      place: match ? `Раунд ${number}, корт ${event.court}` : `Корт ${event.court}`,
      text: formatConflict(now, formatResult(event.to)),
    },
  ];
}
