import { parsePastedPairs } from '../../../../domain/play/people/pastedEntries';
import type { PartnerMode } from '../../../../domain/play/model/gameSettings';
import { formatFullName, isNameLike } from '../../../../domain/play/people/names';
import type { PastedEntry } from '../../../../domain/play/people/pastedLine';
import type { NewEntryPerson } from '../../../../domain/play/changes/outboxQueue';
import type { EntryPerson } from '../../../../domain/play/model/entry';
import { isSamePerson } from '../../../../domain/play/roster/carryOver';
import { createUuid } from '../../../state/createUuid';
import { validateNewPerson, toNewPerson, type NewPersonValues } from './personForm';

/** A line of a pasted list as it is understood, to be corrected or left out. */
export type PastedRow = {
  /** The entry's UUID. */
  id: string;
  line: string;
  values: NewPersonValues;
  notUnderstood: readonly string[];
  isLeftOut: boolean;
  /** Where the same person stands already. */
  twin: 'roster' | 'list' | null;
  /** Why it asks: two stand in one line and are no pair, or it may be no name at all. */
  doubt: 'two' | 'name' | null;
  /** PLAY-52: the row of the other one of its pair. */
  partnerId: string | null;
};

const createRow = (
  entry: PastedEntry,
  { twin, doubt }: Pick<PastedRow, 'twin' | 'doubt'>,
  id: string,
  partnerId: string | null,
): PastedRow => ({
  id,
  line: entry.line,
  values: {
    name: formatFullName(entry),
    phone: entry.phone ?? '',
    level: entry.level === null ? '' : String(entry.level),
    sex: entry.sex ?? '',
  },
  notUnderstood: entry.notUnderstood,
  isLeftOut:
    entry.givenName === '' || entry.notUnderstood.length > 0 || twin !== null || doubt !== null,
  twin,
  doubt,
  partnerId,
});

/**
 * ROSTER-5, PLAY-52: the rows of a text, two of a line that names two, who are a pair where pairs are fixed. One of
 * which anything was not understood is left out at first, and so is whoever stands there already.
 * @param existing those in the roster
 */
export function createPastedRows(
  text: string,
  variant: PartnerMode,
  existing: readonly EntryPerson[],
): PastedRow[] {
  const isFixed = variant === 'fixed';
  const above: PastedEntry[] = [];
  const findTwin = (entry: PastedEntry): PastedRow['twin'] => {
    if (entry.givenName === '') return null;
    if (existing.some((one) => isSamePerson(one, entry))) return 'roster';
    const isTwice = above.some((one) => isSamePerson(one, entry));
    above.push(entry);
    return isTwice ? 'list' : null;
  };
  return parsePastedPairs(text).flatMap((entries) => {
    const ids = entries.map(() => createUuid());
    const isTwo = !isFixed && entries.length > 1;
    // «Олег — Дедлайн»: where one of two may be a remark, the other one may not play.
    const doubt = isTwo ? 'two' : entries.every(isNameLike) ? null : 'name';
    return entries.map((entry, index) => {
      const partnerId = isFixed ? (ids[1 - index] ?? null) : null;
      return createRow(entry, { twin: findTwin(entry), doubt }, ids[index]!, partnerId);
    });
  });
}

/** The row of the one with whom another makes a pair, where that one is added too. */
export const findPartnerPastedRow = (
  { partnerId, isLeftOut }: PastedRow,
  rows: readonly PastedRow[],
): PastedRow | undefined =>
  isLeftOut ? undefined : rows.find((one) => one.id === partnerId && !one.isLeftOut);

/** Those who are added. */
export const listPastedPersons = (rows: readonly PastedRow[]): NewEntryPerson[] =>
  rows
    .filter(({ isLeftOut }) => !isLeftOut)
    .map((row) => ({
      ...toNewPerson(row.values, row.id),
      partner: findPartnerPastedRow(row, rows)?.id ?? null,
    }));

/** What is wrong with a row that is not left out, in one line; empty where nothing is. */
export const validatePastedEntryRow = ({ values, isLeftOut }: PastedRow): string =>
  isLeftOut ? '' : Object.values(validateNewPerson(values)).join('. ');
