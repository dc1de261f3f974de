import { groupBy } from '../../lib/groupBy';
import { formatLevel, formatLevelRange, type LevelRange } from '../../fields/level';
import type { ConcurrentTournament, Entry } from '../model/entry';
import { formatNameList } from '../people/formatNameList';
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

/** Short text of a warning, next to its entry: «выше», «дважды» (ROSTER-9). */
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

/** A sentence about all entries with one kind of warning. */
type RosterWarning = {
  kind: EntryWarning['kind'];
  text: string;
  /** The last of these entries, which is the likeliest to need a correction. */
  entry: Entry;
  /** True when no other entry has this warning. */
  isAlone: boolean;
};

/**
 * The warnings about entries above the roster, most serious first (ROSTER-9, ROSTER-46).
 * @param range the tournament's levels
 */
export function listRosterWarnings(entries: readonly Entry[], range: LevelRange): RosterWarning[] {
  const active = listActiveEntries(entries);
  const warnings = collectEntryWarnings(entries, range);
  const filterByKind = (kind: EntryWarning['kind']) =>
    active.filter(({ id }) => warnings.get(id)?.some((warning) => warning.kind === kind));
  const groupByPhone = (kind: EntryWarning['kind']) => [
    ...groupBy(filterByKind(kind), getPhoneKey).values(),
  ];
  const listEach = (group: readonly Entry[]) => group.map((entry) => [entry]);
  const build = (
    kind: EntryWarning['kind'],
    start: string,
    groups: readonly (readonly Entry[])[],
    formatEntry: (entry: Entry) => string = formatFullName,
  ): RosterWarning[] => {
    const entry = groups.at(-1)?.at(-1);
    const names = formatNameList(groups.map(([first]) => formatEntry(first!)));
    return entry ? [{ kind, text: `${start}: ${names}`, entry, isAlone: groups.length === 1 }] : [];
  };
  const { level_from, level_to } = range;
  return [
    ...build('twice', 'Дважды', groupByPhone('twice')),
    ...groupByPhone('samePhone').flatMap((group) => {
      const start = `Один телефон у ${SHARING[group.length] ?? group.length}`;
      return build('samePhone', start, listEach(group));
    }),
    ...build(
      'elsewhere',
      'В это же время в другом турнире',
      listEach(filterByKind('elsewhere')),
      (entry) => `${formatFullName(entry)} (${formatTimes(entry.elsewhere)})`,
    ),
    ...build(
      'level',
      `Уровень вне ${formatLevelRange(level_from, level_to)}`,
      listEach(filterByKind('level')),
      (entry) => `${formatFullName(entry)} (${formatLevel(entry.level)})`,
    ),
  ];
}
