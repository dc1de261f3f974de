import { readPastedEntries } from '../../../../domain/play/pastedEntries';
import { fullName } from '../../../../domain/play/names';
import { newUuid } from '../../../state/uuid';
import { newPersonErrors, type NewPersonValues } from './personForm';

/** A line of a pasted list as it is understood, to be corrected or left out. */
export type PastedRow = {
  /** The entry's UUID. */
  id: string;
  line: string;
  values: NewPersonValues;
  notUnderstood: readonly string[];
  isLeftOut: boolean;
};

/** ROSTER-5: the rows of a text; one of which nothing was understood is left out at first. */
export const pastedRows = (text: string): PastedRow[] =>
  readPastedEntries(text).map((entry) => ({
    id: newUuid(),
    line: entry.line,
    values: {
      name: fullName(entry),
      phone: entry.phone ?? '',
      level: entry.level === null ? '' : String(entry.level),
      sex: entry.sex ?? '',
    },
    notUnderstood: entry.notUnderstood,
    isLeftOut: entry.givenName === '',
  }));

/** What is wrong with a row that is not left out, in one line; empty where nothing is. */
export const problemOf = ({ values, isLeftOut }: PastedRow): string =>
  isLeftOut ? '' : Object.values(newPersonErrors(values)).join('. ');
