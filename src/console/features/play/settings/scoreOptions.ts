import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import {
  FIRST_TO_OFFERED,
  getSettingsUnit,
  SCORINGS,
  type GameSettings,
  type Scoring,
} from '../../../../domain/play/model/gameSettings';
import {
  getScoreUnit,
  SCORE_UNITS,
  TOTALS_OFFERED,
  UNIT_WORDS,
} from '../../../../domain/play/model/scoreUnit';
import { addOwnOption } from './hourOptions';

/** The setting with the number that belongs to a scoring. */
export const SCORE_NUMBERS = {
  total: 'total',
  firstTo: 'firstTo',
  timed: 'roundMinutes',
} as const satisfies Record<Scoring, keyof GameSettings>;

/** The values that one option sets. */
type Score = Pick<GameSettings, 'scoring' | 'unit'> & { count: number };

const getScore = (settings: GameSettings): Score => ({
  scoring: settings.scoring,
  unit: settings.unit,
  count: settings[SCORE_NUMBERS[settings.scoring]],
});

const toOption = ({ scoring, unit, count }: Score): string =>
  [scoring, unit ?? '', count].join(' ');

/** «До 21» alone could mean a sum or a winner's points (PLAY-2). */
function formatScoreLabel({ scoring, unit, count }: Score): string {
  if (scoring === 'timed') return `на время: ${count}\u00a0мин`;
  const [one, few, many] = UNIT_WORDS.games.forms;
  if (scoring === 'total')
    return `до суммы ${unit === 'games' ? formatQuantity(count, one, few, many) : count}`;
  return `первый до ${count}${getScoreUnit(unit, scoring, count) === 'games' ? ` ${many}` : ''}`;
}

function listScores(scoring: Scoring, own: Score): Score[] {
  const list = (offered: readonly number[], unit: GameSettings['unit'] = null) => {
    const isOwn = own.scoring === scoring && own.unit === unit;
    const counts = isOwn ? addOwnOption(offered, own.count) : offered;
    return counts.map((count): Score => ({ scoring, unit, count }));
  };
  if (scoring === 'firstTo') return list(FIRST_TO_OFFERED);
  if (scoring === 'timed') return list([10, 12, 15, 20]);
  return SCORE_UNITS.flatMap((unit) => list(TOTALS_OFFERED[unit], unit === 'games' ? unit : null));
}

export const toScoreOption = (settings: GameSettings): string => toOption(getScore(settings));

/** Offered scores with that of the settings; a fixed scoring leaves only its numbers (PLAY-1, PLAY-83). */
export function listScoreOptions(settings: GameSettings, isFixed: boolean) {
  const own = getScore(settings);
  return (isFixed ? [settings.scoring] : SCORINGS)
    .flatMap((scoring) => listScores(scoring, own))
    .filter(({ unit }) => !isFixed || unit === own.unit)
    .map((score) => ({ value: toOption(score), label: formatScoreLabel(score) }));
}

/** The settings that differ once this option is chosen. */
export function parseScoreOption(option: string, settings: GameSettings): Partial<GameSettings> {
  const [name, unitName, count] = option.split(' ');
  const scoring = SCORINGS.find((one) => one === name)!;
  const to: Partial<GameSettings> = {
    scoring,
    unit: SCORE_UNITS.find((one) => one === unitName) ?? null,
    [SCORE_NUMBERS[scoring]]: Number(count),
  };
  return Object.fromEntries(
    Object.entries(to).filter(([key, value]) => settings[key as keyof GameSettings] !== value),
  );
}

export function describeScoring(settings: GameSettings): string {
  const { scoring, total, firstTo, roundMinutes } = settings;
  const words = UNIT_WORDS[getSettingsUnit(settings)];
  if (scoring === 'total') {
    const half = Math.min(total, Math.ceil(total / 2) + (total > 8 ? 2 : 1));
    const draws = total % 2 === 0 ? '' : ' Ничьих не бывает.';
    return `${words.label} обеих пар вместе — ${total}, например ${half}:${total - half}. Это не «первый до ${total}».${draws}`;
  }
  if (scoring === 'timed') {
    const minutes = formatQuantity(roundMinutes, 'минута', 'минуты', 'минут');
    return `В раунде ${minutes}. Счёт — сколько успели, ничья возможна.`;
  }
  const what = formatQuantity(firstTo, ...words.forms);
  return `Побеждает пара, у которой первой ${what}, например ${firstTo}:${firstTo - 2}. Это не сумма.`;
}
