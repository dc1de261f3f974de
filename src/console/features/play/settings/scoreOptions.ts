import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import {
  FIRST_TO_OFFERED,
  GAMES_TARGET_MAX,
  SCORINGS,
  TOTALS_OFFERED,
  type GameSettings,
  type Scoring,
} from '../../../../domain/play/model/gameSettings';
import { addOwnOption } from './hourOptions';

type Score = {
  /** The setting with the number that belongs to this scoring. */
  name: 'total' | 'firstTo' | 'roundMinutes';
  offered: readonly number[];
  formatLabel: (count: number) => string;
};

/** «До 21» alone could mean a sum or a winner's points (PLAY-2). */
export const SCORES: Readonly<Record<Scoring, Score>> = {
  total: { name: 'total', offered: TOTALS_OFFERED, formatLabel: (count) => `до суммы ${count}` },
  firstTo: {
    name: 'firstTo',
    offered: FIRST_TO_OFFERED,
    formatLabel: (count) => `первый до ${count}${count <= GAMES_TARGET_MAX ? ' геймов' : ''}`,
  },
  timed: {
    name: 'roundMinutes',
    offered: [10, 12, 15, 20],
    formatLabel: (count) => `на время: ${count}\u00a0мин`,
  },
};

const toOption = (scoring: Scoring, count: number): string => `${scoring} ${count}`;

export const toScoreOption = (settings: GameSettings): string =>
  toOption(settings.scoring, settings[SCORES[settings.scoring].name]);

/** Offered scores with those of the settings; a fixed scoring leaves only its numbers (PLAY-1). */
export const listScoreOptions = (settings: GameSettings, isFixed: boolean) =>
  (isFixed ? [settings.scoring] : SCORINGS).flatMap((scoring) => {
    const { name, offered, formatLabel } = SCORES[scoring];
    return addOwnOption(offered, settings[name]).map((count) => ({
      value: toOption(scoring, count),
      label: formatLabel(count),
    }));
  });

/** The settings that differ once this option is chosen. */
export function parseScoreOption(option: string, settings: GameSettings): Partial<GameSettings> {
  const scoring = SCORINGS.find((one) => option.startsWith(one))!;
  const { name } = SCORES[scoring];
  const count = Number(option.slice(scoring.length));
  return {
    ...(scoring !== settings.scoring && { scoring }),
    ...(count !== settings[name] && { [name]: count }),
  };
}

export function describeScoring({ scoring, total, firstTo, roundMinutes }: GameSettings): string {
  if (scoring === 'total') {
    const half = Math.ceil(total / 2) + 2;
    const draws = total % 2 === 0 ? '' : ' Ничьих не бывает.';
    return `Очки обеих пар вместе — ${total}, например ${half}:${total - half}. Это не «первый до ${total}».${draws}`;
  }
  if (scoring === 'timed') {
    const minutes = formatQuantity(roundMinutes, 'минута', 'минуты', 'минут');
    return `В раунде ${minutes}. Счёт — сколько успели, ничья возможна.`;
  }
  const what =
    firstTo <= GAMES_TARGET_MAX
      ? formatQuantity(firstTo, 'гейм', 'гейма', 'геймов')
      : formatQuantity(firstTo, 'очко', 'очка', 'очков');
  const loser = firstTo - 2;
  return `Побеждает пара, у которой первой ${what}, например ${firstTo}:${loser}. Это не сумма.`;
}
