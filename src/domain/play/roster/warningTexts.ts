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
  toPhoneKey,
  listActiveEntries,
  type EntryWarning,
} from './entryWarnings';

const listed = new Intl.ListFormat('ru');
const namesOf = (entries: readonly Entry[]): string => listed.format(entries.map(formatFullName));
const timesOf = (tournaments: readonly ConcurrentTournament[]): string =>
  listed.format(new Set(tournaments.map(({ start_time }) => start_time)));

/** ROSTER-9: a warning as it stands at its entry: «выше», «дважды». */
export function formatWarning(warning: EntryWarning): string {
  switch (warning.kind) {
    case 'level':
      return warning.side;
    case 'samePhone':
      return `тот же телефон: ${namesOf(warning.others)}`;
    case 'twice':
      return 'дважды';
    case 'elsewhere':
      return `в другом турнире: ${timesOf(warning.tournaments)}`;
  }
}

/** Players of one court. */
const FOUR = 4;
const RESTING = ['', 'один отдыхает', 'двое отдыхают', 'трое отдыхают'];

/**
 * ROSTER-9: what a number of confirmed entries means for the courts; null where it fits them, and where
 * nobody is in yet.
 */
export function findNumberWarning(confirmed: number): string | null {
  const resting = RESTING[confirmed % FOUR];
  if (!resting) return null;
  if (confirmed < FOUR) return 'Нужны хотя бы четверо';
  return `${confirmed} не делится на ${FOUR}: в каждом раунде ${resting}`;
}

const counted = {
  men: (count: number) => formatQuantity(count, 'мужчина', 'мужчины', 'мужчин'),
  women: (count: number) => formatQuantity(count, 'женщина', 'женщины', 'женщин'),
};

/** PLAY-47: who rests because there are not as many men as women, or not twos of them. */
function mixedWarning(confirmed: readonly Entry[]): string | null {
  const [men, women] = SEXES.map((one) => confirmed.filter(({ sex }) => sex === one).length);
  const unknown = confirmed.length - men! - women!;
  if (unknown > 0) return `м/ж не указано: ${unknown} из ${confirmed.length}`;
  const courts = Math.min(men! >> 1, women! >> 1);
  if (courts === 0) return 'Нужны хотя бы двое мужчин и две женщины';
  const resting = [men! - 2 * courts, women! - 2 * courts] as const;
  if (resting[0] + resting[1] === 0) return null;
  const who = [
    resting[0] > 0 && counted.men(resting[0]),
    resting[1] > 0 && counted.women(resting[1]),
  ].filter((one) => one !== false);
  const verb = resting[0] + resting[1] === 1 ? 'отдыхает' : 'отдыхают';
  return `${counted.men(men!)} и ${counted.women(women!)}: в каждом раунде ${verb} ${listed.format(who)}`;
}

/** PLAY-47: who has no partner, and the pair that rests because their number is odd. */
function pairsWarning(confirmed: readonly Entry[]): string | null {
  const left = listUnpairedEntries(confirmed, 'fixed');
  if (left.length > 0) return `Без пары: ${namesOf(left)}`;
  const pairs = confirmed.length >> 1;
  if (pairs < 2) return 'Нужны хотя бы две пары';
  return pairs % 2 === 0
    ? null
    : `${formatQuantity(pairs, 'пара', 'пары', 'пар')}: в каждом раунде одна отдыхает`;
}

/** ROSTER-9, PLAY-47: what those who are confirmed mean for the courts. */
function confirmedWarning(confirmed: readonly Entry[], variant: PartnerMode): string | null {
  if (confirmed.length === 0 || variant === 'changing') return findNumberWarning(confirmed.length);
  return variant === 'mixed' ? mixedWarning(confirmed) : pairsWarning(confirmed);
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
  const present = listActiveEntries(entries);
  const warnings = findEntryWarnings(entries, range);
  const withKind = (kind: EntryWarning['kind']) =>
    present.filter(({ id }) => warnings.get(id)?.some((warning) => warning.kind === kind));
  const byPhone = (kind: EntryWarning['kind']) => [...groupBy(withKind(kind), toPhoneKey).values()];

  const outside = withKind('level').map(
    (entry) => `${formatFullName(entry)} (${formatLevel(entry.level)})`,
  );
  const shared = byPhone('samePhone').map(
    (group) => `Один телефон у ${SHARING[group.length] ?? group.length}: ${namesOf(group)}`,
  );
  const twice = byPhone('twice').map((group) => formatFullName(group[0]!));
  const elsewhere = withKind('elsewhere').map(
    (entry) => `${formatFullName(entry)} (${timesOf(entry.elsewhere)})`,
  );
  const line = (start: string, whom: readonly string[]) =>
    whom.length > 0 ? [`${start}: ${listed.format(whom)}`] : [];
  const { level_from, level_to } = range;
  const onCourts = listByStatus(entries, 'confirmed').filter((entry) => !isAway(entry));
  const number = confirmedWarning(onCourts, variant);
  return [
    ...line(`Уровень вне ${formatLevelRange(level_from, level_to)}`, outside),
    ...shared,
    ...line('Дважды', twice),
    ...line('В это же время в другом турнире', elsewhere),
    ...(number === null ? [] : [number]),
  ];
}
