import type {
  OutcomeChangedEvent,
  PlayEvent,
  RoundEvent,
  RoundsReplacedEvent,
} from '../log/events';
import type { Round } from '../model/round';
import { formatResult } from '../score/formatScore';

type NameLookups = {
  nameOf: (entryId: string) => string;
  /** A round's number, from 1; null where it is not among the rounds any more. */
  numberOf: (roundId: string) => number | null;
};

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

/** How many rounds stand before those that an event draws. */
const countBefore = ({ after }: RoundsReplacedEvent, numberOf: NameLookups['numberOf']): number =>
  after === null ? 0 : (numberOf(after) ?? 0);

/** The number that a round has by what some events draw, from 1; null where none of them draws it. */
export function findRoundNumberInEvents(
  events: readonly PlayEvent[],
  roundId: string,
  numberOf: NameLookups['numberOf'],
): number | null {
  for (const event of events) {
    if (event.kind !== 'roundsReplaced') continue;
    const index = event.to.findIndex(({ id }) => id === roundId);
    if (index >= 0) return countBefore(event, numberOf) + index + 1;
  }
  return null;
}

/** What an event says of the rounds: «Раунд 2, корт 1: 14:10 → 15:9». */
export function describeRoundEvent(event: RoundEvent, { numberOf }: NameLookups): string {
  if (event.kind === 'roundsReplaced') {
    return describeReplaced(event.from, event.to, countBefore(event, numberOf));
  }
  const name = formatRoundName(numberOf(event.roundId));
  if (event.kind === 'roundStarted') {
    if (event.to === null) return `${name}: не начат`;
    return event.from === null ? `${name} начат` : `${name}: отсчёт заново`;
  }
  const place = `${name}, корт ${event.court}`;
  const now = formatResult(event.to);
  return event.from === null
    ? `${place}: ${now}`
    : `${place}: ${formatResult(event.from)} → ${now}`;
}

/** «Турнир закончен», «Турнир открыт снова», «Первое место: Климов». */
export function describeOutcomeChange(
  { to }: OutcomeChangedEvent,
  nameOf: NameLookups['nameOf'],
): string {
  const finished =
    to.finishedAt === undefined
      ? []
      : [to.finishedAt === null ? 'Турнир открыт снова' : 'Турнир закончен'];
  const first =
    to.winnerId === undefined
      ? []
      : [`Первое место на корте: ${to.winnerId === null ? 'не решено' : nameOf(to.winnerId)}`];
  return [...finished, ...first].join('. ');
}
