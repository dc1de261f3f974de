import type {
  OutcomeChangedEvent,
  PlayEvent,
  ResultChangedEvent,
  RoundsReplacedEvent,
  RoundStartedEvent,
} from '../../log/events';
import type { PlayState } from '../../log/playState';
import { findRoundMatch } from '../../log/soundRounds';
import { listOrdinaryRounds, listParticipants, type Round } from '../../model/round';
import { createRoundLookup, formatRoundName, type RoundLookup } from '../../model/roundName';
import { formatResult } from '../../score/formatScore';
import {
  formatConflict,
  formatTransition,
  type EventLookups,
  type PlayConflict,
} from './kindTexts';

const listed = new Intl.ListFormat('ru');

const formatFoundRound = (found: ReturnType<RoundLookup>): string =>
  found === null ? 'Отменённый раунд' : formatRoundName(found.round, found.number);

/** Returns «раунд 2», «раунды 2–4», «раунды 6–7 и финал»; a final is always the last. */
function formatRounds(rounds: readonly Round[], first: number): string {
  const count = listOrdinaryRounds(rounds).length;
  const names = [
    count === 1 && `раунд ${first}`,
    count > 1 && `раунды ${first}–${first + count - 1}`,
    count < rounds.length && 'финал',
  ];
  return names.filter(Boolean).join(' и ');
}

function describeReplaced(from: readonly Round[], to: readonly Round[], before: number): string {
  const cancelled = from.filter(({ start }, index) => start && !to[index]?.start);
  if (cancelled.length > 0) return `Отменён ${formatRounds(cancelled, before + 1)}`;
  const isKept = to.length > 0 && to.every(({ id }, index) => id === from[index]?.id);
  if (isKept && to.some(({ start }) => start))
    return `Вернулся ${formatRounds(to.slice(0, 1), before + 1)}`;
  if (isKept) return `Жеребьёвка оставлена: ${formatRounds(to, before + 1)}`;
  if (to.length === 0) return `Жеребьёвка снята: ${formatRounds(from, before + 1)}`;
  const what = from.length > 0 ? 'Перерисовано' : 'Жеребьёвка';
  return `${what}: ${formatRounds(to, before + 1)}`;
}

/** Largest number of players in one exchange: two fixed pairs. */
const EXCHANGED_MAX = 4;

/**
 * The only changed round, with the players who changed places; null unless the change is an exchange by hand (PLAY-84).
 */
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

/** Number of rounds before the replaced ones. */
const countBefore = ({ after }: RoundsReplacedEvent, roundOf: RoundLookup): number =>
  after === null ? 0 : (roundOf(after)?.number ?? 0);

/** Finds a round in the play, or else in the draws of some events. */
export const createLookupInEvents =
  (events: readonly PlayEvent[], roundOf: RoundLookup): RoundLookup =>
  (roundId) => {
    const known = roundOf(roundId);
    if (known) return known;
    for (const event of events) {
      if (event.kind !== 'roundsReplaced') continue;
      const drawn = createRoundLookup(event.to)(roundId);
      if (drawn) return { ...drawn, number: countBefore(event, roundOf) + drawn.number };
    }
    return null;
  };

/** Returns «Перерисовано: раунд 2», «Раунд 2: поменялись Крылова и Белов». */
export function describeReplacedRounds(
  event: RoundsReplacedEvent,
  { roundOf, nameOf }: EventLookups,
): string[] {
  const before = countBefore(event, roundOf);
  const exchange = findExchange(event);
  if (!exchange) return [describeReplaced(event.from, event.to, before)];
  const name = formatRoundName(event.to[exchange.index]!, before + exchange.index + 1);
  return [`${name}: поменялись ${listed.format(exchange.entryIds.map(nameOf))}`];
}

/** Describes «Раунд 2 начат». */
export function describeRoundStart(
  { roundId, from, to }: RoundStartedEvent,
  { roundOf }: EventLookups,
): string[] {
  const name = formatFoundRound(roundOf(roundId));
  if (to === null) return [`${name}: не начат`];
  return [from === null ? `${name} начат` : `${name}: отсчёт заново`];
}

/** Describes «Раунд 2, корт 1: 14:10 → 15:9». */
export function describeResultChange(
  { roundId, court, from, to }: ResultChangedEvent,
  { roundOf }: EventLookups,
): string[] {
  const now = formatResult(to);
  const change = from === null ? now : formatTransition(formatResult(from), now);
  return [`${formatFoundRound(roundOf(roundId))}, корт ${court}: ${change}`];
}

/** Describes «Турнир закончен», «Турнир открыт снова», «Первое место на корте: Климов». */
export function describeOutcomeChange(
  { to }: OutcomeChangedEvent,
  { nameOf }: EventLookups,
): string[] {
  const finished =
    to.finishedAt === undefined
      ? []
      : [to.finishedAt === null ? 'Турнир открыт снова' : 'Турнир закончен'];
  const first = [to.winnerId, to.finalWinnerId]
    .filter((winnerId) => winnerId !== undefined)
    .map((id) => `Первое место на корте: ${id === null ? 'не решено' : nameOf(id)}`);
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
  const found = createRoundLookup(state.rounds)(event.roundId);
  const now = match ? formatResult(match.result) : describeRoundNow(round);
  return [
    {
      entryId: null,
      place: match ? `${formatFoundRound(found)}, корт ${event.court}` : `Корт ${event.court}`,
      text: formatConflict(now, formatResult(event.to)),
    },
  ];
}
