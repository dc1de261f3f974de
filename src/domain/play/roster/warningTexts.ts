import { groupBy } from '../../lib/groupBy';
import { formatLevel, formatLevelRange } from '../../fields/level';
import type { LevelRange } from '../../fields/spokenLevel';
import type { ConcurrentTournament, Entry } from '../model/entry';
import { formatFullName } from '../people/names';
import {
  collectEntryWarnings,
  getPhoneKey,
  listActiveEntries,
  type EntryWarning,
} from './entryWarnings';

const listed = new Intl.ListFormat('ru');
const formatNames = (entries: readonly Entry[]): string =>
  listed.format(entries.map(formatFullName));
const formatTimes = (tournaments: readonly ConcurrentTournament[]): string =>
  listed.format(new Set(tournaments.map(({ start_time }) => start_time)));

/** The short text of a warning at its entry: «выше», «дважды» (ROSTER-9). */
export function formatEntryWarning(warning: EntryWarning): string {
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

const SHARING = ['', '', 'двоих', 'троих', 'четверых'];

/**
 * The sentences with all warnings about people, above the roster (ROSTER-9).
 * @param range the tournament's levels
 */
export function describeRosterWarnings(entries: readonly Entry[], range: LevelRange): string[] {
  const active = listActiveEntries(entries);
  const warnings = collectEntryWarnings(entries, range);
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
  return [
    ...buildLine(`Уровень вне ${formatLevelRange(level_from, level_to)}`, outside),
    ...shared,
    ...buildLine('Дважды', twice),
    ...buildLine('В это же время в другом турнире', elsewhere),
  ];
}
