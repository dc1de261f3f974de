import {
  describeFairness,
  describeFixedPairFairness,
} from '../../../../domain/draw/fairness/describeFairness';
import { getCourtName, type GameSettings } from '../../../../domain/play/model/gameSettings';
import { isRoundComplete, type Round } from '../../../../domain/play/model/round';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import type { TournamentType } from '../../../../domain/tournament/tournamentTypes';
import type { PlayFairness } from './playFairness';

const formatTimes = (count: number): string => formatQuantity(count, 'раз', 'раза', 'раз');

const AT_MOST = ['', 'одного раза', 'двух раз', 'трёх раз', 'четырёх раз', 'пяти раз'];

const formatRounds = (first: number, last: number): string =>
  first === last ? `раунд ${first}` : `раунды ${first}–${last}`;

/** Returns «раунд 2 изменён вручную», which may explain an uneven draw; null without such a round. */
function describeManualRounds(rounds: readonly Round[]): string | null {
  const numbers = rounds.flatMap(({ isManual }, index) => (isManual ? [index + 1] : []));
  if (numbers.length === 0) return null;
  const [noun, verb] = numbers.length === 1 ? ['раунд', 'изменён'] : ['раунды', 'изменены'];
  return `${noun}\u00a0${numbers.join(', ')} ${verb} вручную`;
}

/** Returns «раунды 1–2 сыграны, 3 идёт», «раунды 1–11 по жеребьёвке, раунд 2 изменён вручную». */
export function describeRoundsPlayed(rounds: readonly Round[]): string {
  const drawn = rounds.filter(({ start }) => start === null).length;
  if (drawn > 0)
    return [`${formatRounds(1, rounds.length)} по жеребьёвке`, describeManualRounds(rounds)]
      .filter(Boolean)
      .join(', ');
  const last = rounds.at(-1);
  const isUnderWay = last !== undefined && !isRoundComplete(last);
  const played = rounds.length - (isUnderWay ? 1 : 0);
  const parts = [
    played > 0 && `${formatRounds(1, played)} ${played === 1 ? 'сыгран' : 'сыграны'}`,
    isUnderWay && (played > 0 ? `${rounds.length} идёт` : `раунд ${rounds.length} идёт`),
    describeManualRounds(rounds),
  ];
  return parts.filter(Boolean).join(', ');
}

/** The standings bring neighbours together, so there is no better draw for comparison. */
function describeRepeats({ counts, rounds, partnerships, variant }: PlayFairness): string {
  const { partnerRepeats, opponentRange } = counts;
  if (variant === 'fixed') {
    const most = AT_MOST[opponentRange.most] ?? formatTimes(opponentRange.most);
    return `За ${formatQuantity(rounds, 'раунд', 'раунда', 'раундов')} пары встретились не больше ${most}`;
  }
  const over = `За ${formatQuantity(rounds, 'раунд', 'раунда', 'раундов')}`;
  const pairs =
    partnerRepeats === 0
      ? 'никто не играл в паре с одним и тем же дважды'
      : `пары повторились ${formatTimes(partnerRepeats)} из ${partnerships}`;
  return `${over} ${pairs}; с одним и тем же соперником — не больше ${AT_MOST[opponentRange.most] ?? formatTimes(opponentRange.most)}`;
}

/** Number of pairs of players, and how many of these pairs have met in a match. */
function computeMeetingShare({ counts, players }: PlayFairness): {
  met: number;
  all: number;
} {
  const playing = players.flatMap((_, index) => (counts.matches[index]! > 0 ? [index] : []));
  const playerPairs = playing.flatMap((one) =>
    playing.filter((other) => other < one).map((other) => [one, other] as const),
  );
  const isMet = ([one, other]: readonly [number, number]) =>
    counts.partners[one]![other]! + counts.opponents[one]![other]! > 0;
  return { met: playerPairs.filter(isMet).length, all: playerPairs.length };
}

function describeFairnessByLot({ counts, variant }: PlayFairness): string[] {
  const describe = variant === 'fixed' ? describeFixedPairFairness : describeFairness;
  return [`${describe(counts)}.`];
}

const SEATED_BY = { standings: 'таблице', winnersUp: 'лестнице' } as const;

/** Describes the meetings in a format that pairs by standings, and states what such a format does not promise. */
function describeFairnessByTable(fairness: PlayFairness): string[] {
  if (fairness.partnerships === 0) return ['Матчей ещё нет.'];
  const { met, all } = computeMeetingShare(fairness);
  return [
    `${describeRepeats(fairness)}.`,
    `Мексикано сводит соседей по ${SEATED_BY[fairness.seating]} и встреч каждого с каждым не обещает: пока состоялось ${met} из\u00a0${all}.`,
  ];
}

/** Sentences about the fairness of a play, by tournament type (DRAW-12). */
export const FAIRNESS_TEXTS: Readonly<
  Record<TournamentType, (fairness: PlayFairness) => string[]>
> = {
  Мексикано: describeFairnessByTable,
  Американо: describeFairnessByLot,
};

/** Formats «3» or «5–6»: the least and the most of the values. */
export const formatNumberRange = (values: readonly number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(most) : `${least}–${most}`;
};

/** Returns «Крылова и Зимин: в паре 1 раз, соперники 2 раза». */
export function describeMeetingsBetween(
  fairness: PlayFairness,
  one: number,
  other: number,
): string {
  const { players, counts } = fairness;
  const [partners, opponents] = [counts.partners[one]![other]!, counts.opponents[one]![other]!];
  const parts = [
    partners > 0 && `в паре ${formatTimes(partners)}`,
    opponents > 0 && `соперники ${formatTimes(opponents)}`,
  ].filter(Boolean);
  const meetings = parts.length > 0 ? parts.join(', ') : 'не встречались';
  return `${players[one]!.name} и ${players[other]!.name}: ${meetings}`;
}

/** The fairness as a text for a chat, with one line per player and public names. */
export function buildFairnessText(
  title: string,
  fairness: PlayFairness,
  summary: readonly string[],
  settings: GameSettings,
): string {
  const { players, counts } = fairness;
  const listMet = (table: readonly number[]) =>
    players
      .flatMap(({ publicName }, other) => {
        const count = table[other]!;
        return count === 0 ? [] : [count === 1 ? publicName : `${publicName} × ${count}`];
      })
      .join(', ') || 'никого';
  const lines = players.map(({ publicName }, one) => {
    const courts = counts.courts[one]!.flatMap((count, index) =>
      count === 0 ? [] : [`${getCourtName(settings, index + 1)} × ${count}`],
    );
    const played = `матчей ${counts.matches[one]}, отдыхов ${counts.rests[one]}`;
    const where = courts.length > 0 ? `; ${courts.join(', ')}` : '';
    const partners =
      fairness.variant === 'fixed' ? '' : `; в паре: ${listMet(counts.partners[one]!)}`;
    return `${publicName}: ${played}${where}${partners}; против: ${listMet(counts.opponents[one]!)}`;
  });
  return [title, '', ...summary, '', ...lines].join('\n');
}
