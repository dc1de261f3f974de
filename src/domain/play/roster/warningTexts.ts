import { groupBy } from '../../lib/groupBy';
import { formatQuantity } from '../../lib/formatQuantity';
import { formatLevel, formatLevelRange } from '../../fields/level';
import type { LevelRange } from '../../fields/spokenLevel';
import { SEXES } from '../../draw/base/drawnRound';
import { isAway, type ConcurrentTournament, type Entry } from '../model/entry';
import type { PartnerMode } from '../model/gameSettings';
import { formatFullName } from '../people/names';
import { listByStatus } from './roster';
import { listUnpairedEntries } from './unpairedTexts';
import {
  findEntryWarnings,
  getPhoneKey,
  listActiveEntries,
  type EntryWarning,
} from './entryWarnings';

const listed = new Intl.ListFormat('ru');
const formatNames = (entries: readonly Entry[]): string =>
  listed.format(entries.map(formatFullName));
const formatTimes = (tournaments: readonly ConcurrentTournament[]): string =>
  listed.format(new Set(tournaments.map(({ start_time }) => start_time)));

/** ROSTER-9: a warning as it stands at its entry: «выше», «дважды». */
export function formatWarning(warning: EntryWarning): string {
  switch (warning.kind) {
    case 'level':
      return warning.side;
    case 'samePhone':
      return `тот же телефон: ${formatNames(warning.others)}`;
    case 'twice':
      return 'дважды';
    case 'elsewhere':
      return `в другом турнире: ${formatTimes(warning.tournaments)}`;
  }
}

/** Players of one court. */
const FOUR = 4;
const RESTING = ['', 'один отдыхает', 'двое отдыхают', 'трое отдыхают'];

/**
 * ROSTER-9: what a number of confirmed entries means for the courts; null where it fits them, and where
 * nobody is in yet.
 */
export function findPlayerCountWarning(confirmed: number): string | null {
  const resting = RESTING[confirmed % FOUR];
  if (!resting) return null;
  if (confirmed < FOUR) return 'Нужны хотя бы четверо';
  return `${confirmed} не делится на ${FOUR}: в каждом раунде ${resting}`;
}

const formatCount = {
  men: (count: number) => formatQuantity(count, 'мужчина', 'мужчины', 'мужчин'),
  women: (count: number) => formatQuantity(count, 'женщина', 'женщины', 'женщин'),
};

/** PLAY-47: who rests because there are not as many men as women, or an odd number of them. */
function findMixedWarning(confirmed: readonly Entry[]): string | null {
  const [men, women] = SEXES.map((one) => confirmed.filter(({ sex }) => sex === one).length);
  const unknown = confirmed.length - men! - women!;
  if (unknown > 0) return `м/ж не указано: ${unknown} из ${confirmed.length}`;
  const courts = Math.min(men! >> 1, women! >> 1);
  if (courts === 0) return 'Нужны хотя бы двое мужчин и две женщины';
  const resting = [men! - 2 * courts, women! - 2 * courts] as const;
  if (resting[0] + resting[1] === 0) return null;
  const who = [
    resting[0] > 0 && formatCount.men(resting[0]),
    resting[1] > 0 && formatCount.women(resting[1]),
  ].filter((one) => one !== false);
  const verb = resting[0] + resting[1] === 1 ? 'отдыхает' : 'отдыхают';
  return `${formatCount.men(men!)} и ${formatCount.women(women!)}: в каждом раунде ${verb} ${listed.format(who)}`;
}

/** PLAY-47: who has no partner, and the pair that rests because their number is odd. */
function findPairsWarning(confirmed: readonly Entry[]): string | null {
  const left = listUnpairedEntries(confirmed, 'fixed');
  if (left.length > 0) return `Без пары: ${formatNames(left)}`;
  const pairs = confirmed.length >> 1;
  if (pairs < 2) return 'Нужны хотя бы две пары';
  return pairs % 2 === 0
    ? null
    : `${formatQuantity(pairs, 'пара', 'пары', 'пар')}: в каждом раунде одна отдыхает`;
}

/** ROSTER-9, PLAY-47: what those who are confirmed mean for the courts. */
function findConfirmedWarning(confirmed: readonly Entry[], variant: PartnerMode): string | null {
  if (confirmed.length === 0 || variant === 'changing')
    return findPlayerCountWarning(confirmed.length);
  return variant === 'mixed' ? findMixedWarning(confirmed) : findPairsWarning(confirmed);
}

const SHARING = ['', '', 'двоих', 'троих', 'четверых'];

/**
 * ROSTER-9: the warnings that stand once above the roster, in sentences.
 * @param range the tournament's levels
 */
export function describeRosterWarnings(
  entries: readonly Entry[],
  range: LevelRange,
  variant: PartnerMode = 'changing',
): string[] {
  const active = listActiveEntries(entries);
  const warnings = findEntryWarnings(entries, range);
  const filterByKind = (kind: EntryWarning['kind']) =>
    active.filter(({ id }) => warnings.get(id)?.some((warning) => warning.kind === kind));
  const groupByPhone = (kind: EntryWarning['kind']) => [
    ...groupBy(filterByKind(kind), getPhoneKey).values(),
  ];

  const outside = filterByKind('level').map(
    (entry) => `${formatFullName(entry)} (${formatLevel(entry.level)})`,
  );
  const shared = groupByPhone('samePhone').map(
    (group) => `Один телефон у ${SHARING[group.length] ?? group.length}: ${formatNames(group)}`,
  );
  const twice = groupByPhone('twice').map((group) => formatFullName(group[0]!));
  const elsewhere = filterByKind('elsewhere').map(
    (entry) => `${formatFullName(entry)} (${formatTimes(entry.elsewhere)})`,
  );
  const buildLine = (start: string, whom: readonly string[]) =>
    whom.length > 0 ? [`${start}: ${listed.format(whom)}`] : [];
  const { level_from, level_to } = range;
  const onCourts = listByStatus(entries, 'confirmed').filter((entry) => !isAway(entry));
  const number = findConfirmedWarning(onCourts, variant);
  return [
    ...buildLine(`Уровень вне ${formatLevelRange(level_from, level_to)}`, outside),
    ...shared,
    ...buildLine('Дважды', twice),
    ...buildLine('В это же время в другом турнире', elsewhere),
    ...(number === null ? [] : [number]),
  ];
}
