import { groupBy } from '../groupBy';
import { formatLevel, formatLevelRange } from '../level';
import type { LevelRange } from '../levelText';
import type { Elsewhere, Entry } from './entry';
import { fullName } from './names';
import { inOrder } from './roster';
import { entryWarnings, phoneKey, presentEntries, type EntryWarning } from './warnings';

const listed = new Intl.ListFormat('ru');
const namesOf = (entries: readonly Entry[]): string => listed.format(entries.map(fullName));
const timesOf = (tournaments: readonly Elsewhere[]): string =>
  listed.format(new Set(tournaments.map(({ start_time }) => start_time)));

/** ROSTER-9: a warning as it stands at its entry: «выше», «дважды». */
export function warningLabel(warning: EntryWarning): string {
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
export function numberWarning(confirmed: number): string | null {
  const resting = RESTING[confirmed % FOUR];
  if (!resting) return null;
  if (confirmed < FOUR) return 'Нужны хотя бы четверо';
  return `${confirmed} не делится на ${FOUR}: в каждом раунде ${resting}`;
}

const SHARING = ['', '', 'двоих', 'троих', 'четверых'];

/**
 * ROSTER-9: the warnings that stand once above the roster, in sentences.
 * @param range the tournament's levels
 */
export function rosterWarnings(entries: readonly Entry[], range: LevelRange): string[] {
  const present = presentEntries(entries);
  const warnings = entryWarnings(entries, range);
  const withKind = (kind: EntryWarning['kind']) =>
    present.filter(({ id }) => warnings.get(id)?.some((warning) => warning.kind === kind));
  const byPhone = (kind: EntryWarning['kind']) => [...groupBy(withKind(kind), phoneKey).values()];

  const outside = withKind('level').map(
    (entry) => `${fullName(entry)} (${formatLevel(entry.level)})`,
  );
  const shared = byPhone('samePhone').map(
    (group) => `Один телефон у ${SHARING[group.length] ?? group.length}: ${namesOf(group)}`,
  );
  const twice = byPhone('twice').map((group) => fullName(group[0]!));
  const elsewhere = withKind('elsewhere').map(
    (entry) => `${fullName(entry)} (${timesOf(entry.elsewhere)})`,
  );
  const line = (start: string, whom: readonly string[]) =>
    whom.length > 0 ? [`${start}: ${listed.format(whom)}`] : [];
  const { level_from, level_to } = range;
  const number = numberWarning(inOrder(entries, 'confirmed').length);
  return [
    ...line(`Уровень вне ${formatLevelRange(level_from, level_to)}`, outside),
    ...shared,
    ...line('Дважды', twice),
    ...line('В это же время в другом турнире', elsewhere),
    ...(number === null ? [] : [number]),
  ];
}
