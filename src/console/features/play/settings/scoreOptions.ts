import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import {
  getSettingsUnit,
  SCORINGS,
  type GameSettings,
  type Scoring,
} from '../../../../domain/play/model/gameSettings';
import {
  getScoreUnit,
  SCORE_UNITS,
  SCORES_OFFERED,
  UNIT_WORDS,
  type ScoreUnit,
} from '../../../../domain/play/model/scoreUnit';
import { addOwnOption } from './hourOptions';

/** The setting that contains the number for a scoring. */
export const SCORE_NUMBERS = {
  total: 'total',
  firstTo: 'firstTo',
  timed: 'roundMinutes',
} as const satisfies Record<Scoring, keyof GameSettings>;

/** The option that opens a field for another number. */
export const OWN_NUMBER = { value: 'own', label: 'своё число' } as const;

/** A scoring with its unit and number. */
type Score = { scoring: Scoring; unit: ScoreUnit; count: number };

const getScore = (settings: GameSettings): Score => ({
  scoring: settings.scoring,
  unit: getSettingsUnit(settings),
  count: settings[SCORE_NUMBERS[settings.scoring]],
});

const toOption = ({ scoring, unit, count }: Score): string => [scoring, unit, count].join(' ');

/** Options by scoring. «До 21» alone could mean a total or a winner's points, so the labels differ (PLAY-2). */
function formatScoreLabel({ scoring, unit, count }: Score): string {
  const { label, forms } = UNIT_WORDS.games;
  const isOfGames = unit === 'games';
  if (scoring === 'timed')
    return `на время${isOfGames ? `, ${label.toLowerCase()}` : ''}: ${count}\u00a0мин`;
  const start = scoring === 'total' ? 'до суммы' : 'первый до';
  return `${start} ${count}${isOfGames ? ` ${forms[2]}` : ''}`;
}

export const toScoreOption = (settings: GameSettings): string => toOption(getScore(settings));

/** Options for the score, including the current one. A fixed scoring leaves only its numbers (PLAY-1, PLAY-83). */
export function listScoreOptions(settings: GameSettings, isFixed: boolean) {
  const own = getScore(settings);
  const scores = SCORE_UNITS.flatMap((unit) =>
    SCORINGS.flatMap((scoring) => {
      const offered = SCORES_OFFERED[unit][scoring];
      const isOwn = own.scoring === scoring && own.unit === unit;
      if (isFixed && !isOwn) return [];
      const counts = isOwn ? addOwnOption(offered, own.count) : offered;
      return counts.map((count): Score => ({ scoring, unit, count }));
    }),
  );
  const options = scores.map((score) => ({
    value: toOption(score),
    label: formatScoreLabel(score),
    group: UNIT_WORDS[score.unit].label,
  }));
  return [...options, OWN_NUMBER];
}

/**
 * The unit to store for a score: the stored one if it fits, else null if the default fits, else the unit itself
 * (PLAY-83).
 */
function toStoredUnit({ scoring, unit, count }: Score, settings: GameSettings): ScoreUnit | null {
  const stored = [settings.unit, null].find((one) => getScoreUnit(one, scoring, count) === unit);
  return stored === undefined ? unit : stored;
}

/** The settings that change when this score is chosen. */
function toScoreChange(score: Score, settings: GameSettings): Partial<GameSettings> {
  const { scoring, count } = score;
  const to: Partial<GameSettings> = {
    scoring,
    unit: toStoredUnit(score, settings),
    [SCORE_NUMBERS[scoring]]: count,
  };
  return Object.fromEntries(
    Object.entries(to).filter(([key, value]) => settings[key as keyof GameSettings] !== value),
  );
}

/** The changes to the settings when this option is chosen. */
export function parseScoreOption(option: string, settings: GameSettings): Partial<GameSettings> {
  const [scoring, unit, count] = option.split(' ') as [Scoring, ScoreUnit, string];
  return toScoreChange({ scoring, unit, count: Number(count) }, settings);
}

/** The settings that change with another number of the same scoring and unit. */
export const toCountChange = (count: number, settings: GameSettings): Partial<GameSettings> =>
  toScoreChange({ ...getScore(settings), count }, settings);

export function describeScoring(settings: GameSettings): string {
  const { scoring, total, firstTo, roundMinutes } = settings;
  const words = UNIT_WORDS[getSettingsUnit(settings)];
  if (scoring === 'total') {
    const half = Math.min(total, Math.ceil(total / 2) + (total > 8 ? 2 : 1));
    const draws = total % 2 === 0 ? '' : ' Ничьих не бывает.';
    return `${words.label} обеих пар вместе — ${total}, например ${half}:${total - half}. Это не «первый до\u00a0${total}».${draws}`;
  }
  if (scoring === 'timed') {
    const minutes = formatQuantity(roundMinutes, 'минута', 'минуты', 'минут');
    const games = getSettingsUnit(settings) === 'games' ? ` ${words.forms[2]}` : '';
    return `В раунде ${minutes}. Счёт — сколько${games} успели, ничья возможна.`;
  }
  const what = formatQuantity(firstTo, ...words.forms);
  return `Побеждает пара, у которой первой ${what}, например ${firstTo}:${firstTo - 2}. Это не сумма.`;
}
