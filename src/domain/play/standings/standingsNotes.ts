import { groupBy } from '../../lib/groupBy';
import { isFinal, listStartedRounds, isRoundComplete, type Round } from '../model/round';
import { formatRoundInSentence, formatRoundName } from '../model/roundName';
import type { StandingsOrder } from '../model/gameSettings';
import type { UnitWords } from '../model/scoreUnit';
import { formatMatchesEach, formatEachCount, formatPeopleInGenitive } from './numberTexts';
import type { StandingsRow } from './standings';

type Options = {
  order: StandingsOrder;
  words: UnitWords;
  /** True after the end, when a missing score has been forgotten. */
  isFinished: boolean;
  courtNameOf: (court: number) => string;
};

const listed = new Intl.ListFormat('ru');

/** Match counts of the players who still play: «у четверых по три матча, у восьми по два, у одного один». */
function describeMatchCounts(rows: readonly StandingsRow[]): string {
  const groups = [...groupBy(rows, ({ matches }) => matches)].sort(([one], [other]) => other - one);
  if (groups.length === 1) return `у всех ${formatMatchesEach(groups[0]![0], rows.length)}`;
  return groups
    .map(([matches, group], index) => {
      const each = (index === 0 ? formatMatchesEach : formatEachCount)(matches, group.length);
      return `у ${formatPeopleInGenitive(group.length)} ${each}`;
    })
    .join(', ');
}

/** Formats courts: «корты 2 и 3», «корт 2»; the club's own names are written in full: «Центральный и Корт 2». */
function formatCourts(courts: readonly number[], courtNameOf: Options['courtNameOf']): string {
  const names = courts.map(courtNameOf);
  if (names.some((name, index) => name !== `Корт ${courts[index]}`)) return listed.format(names);
  return `${courts.length === 1 ? 'корт' : 'корты'} ${listed.format(courts.map(String))}`;
}

const listOpenCourts = ({ matches }: Round): number[] =>
  matches
    .filter(({ result }) => result === null)
    .map(({ court }) => court)
    .sort((one, other) => one - other);

function describeRoundUnderWay(
  number: number,
  round: Round,
  rows: readonly StandingsRow[],
  courtNameOf: Options['courtNameOf'],
): string {
  const courts = listOpenCourts(round);
  const verb = courts.length === 1 ? 'доиграет' : 'доиграют';
  // A final adds no match to the rows.
  const counts = isFinal(round) ? '' : `: ${describeMatchCounts(rows)}`;
  return [
    `${formatRoundName(round, number)} ещё идёт${counts}.`,
    `Места сдвинутся, когда ${verb} ${formatCourts(courts, courtNameOf)}.`,
  ].join(' ');
}

/** Empty unless a player was absent in some round, because the draw makes rests even. */
function describeUnequalCounts(rows: readonly StandingsRow[]): string[] {
  const counts = new Set(rows.map(({ matches }) => matches));
  const isAway = rows.some(({ cells }) => cells.some(({ kind }) => kind === 'absent'));
  return counts.size > 1 && isAway ? [`Матчей не поровну: ${describeMatchCounts(rows)}.`] : [];
}

/** The sentence about an order other than by points; null for the order by points. */
function describeUnusualOrder(
  rows: readonly StandingsRow[],
  { order, words }: Pick<Options, 'order' | 'words'>,
): string | null {
  if (order === 'points') return null;
  const isBelow = rows.some(({ isBelowHalf }) => isBelowHalf);
  const counted = order === 'average' ? 'матчей' : 'раундов';
  const below = isBelow ? `; у кого меньше половины ${counted}, ниже остальных` : '';
  const isPerRound = rows.some(({ divisor }) => divisor !== null);
  const byWins = isPerRound ? 'победам; баллы и\u00a0разница считаются на\u00a0раунд' : 'победам';
  return `Места по ${order === 'average' ? `${words.dative} за матч` : byWins}${below}.`;
}

const FINAL_NOTE = 'Финал решил места внутри четвёрок; к\u00a0сумме он ничего не добавил.';

/**
 * The sentences above the standings: running matches, missing scores, unequal numbers of matches, and results of a
 * final (PLAY-7, PLAY-86).
 */
export function describeStandingsNotes(
  rounds: readonly Round[],
  rows: readonly StandingsRow[],
  options: Options,
): string[] {
  const startedRounds = listStartedRounds(rounds);
  const playing = rows.filter(({ hasLeft }) => !hasLeft);
  const [open, ...forgotten] = startedRounds
    .map((round, index) => ({ round, number: index + 1 }))
    .filter(({ round }) => !isRoundComplete(round))
    .sort((one, other) => other.number - one.number);
  const current = open?.number === startedRounds.length && !options.isFinished ? open : null;
  const missing = [...(open && !current ? [open] : []), ...forgotten].toReversed();
  return [
    ...(current && playing.length > 0
      ? [describeRoundUnderWay(current.number, current.round, playing, options.courtNameOf)]
      : describeUnequalCounts(playing)),
    ...missing.map(
      ({ round, number }) =>
        `Нет счёта: ${formatRoundInSentence(round, number)}, ${formatCourts(listOpenCourts(round), options.courtNameOf)}.`,
    ),
    describeUnusualOrder(rows, options) ?? [],
    rows.some(({ finalHalf }) => finalHalf !== null) ? FINAL_NOTE : [],
  ].flat();
}

const ORDER_TEXTS: Readonly<Record<StandingsOrder, (points: string, many: string) => string>> = {
  points: (points) => `${points}, победы, личные встречи, лучший раунд`,
  average: (points) => `${points} за матч, победы, личные встречи, лучший раунд`,
  wins: (points, many) =>
    `баллы (2 за победу, 1 за ничью и за отдых), разница ${many}, ${points}, личные встречи`,
};

/** The sentence below the standings that lists the criteria (PLAY-7). */
export const describeStandingsOrder = ({
  order,
  words: { label, forms },
}: Pick<Options, 'order' | 'words'>): string =>
  `Порядок: ${ORDER_TEXTS[order](label.toLowerCase(), forms[2])}; если равно всё — место общее.`;
