import { parsePastedPairs } from '../../../../domain/play/people/pastedEntries';
import type { PartnerMode } from '../../../../domain/play/model/gameSettings';
import { formatFullName, isNameLike } from '../../../../domain/play/people/names';
import type { PastedEntry } from '../../../../domain/play/people/pastedLine';
import type { NewEntryPerson } from '../../../../domain/play/changes/outboxQueue';
import type { EntryPerson } from '../../../../domain/play/model/entry';
import { isSamePerson } from '../../../../domain/play/roster/carryOver';
import { pick } from '../../../../domain/lib/pick';
import { listNamedPlayers } from '../../../../domain/players/known/listNamedPlayers';
import type { Player } from '../../../../domain/players/playerWire';
import { createUuid } from '../../../state/createUuid';
import { validateNewPerson, toNewPerson, toPersonValues, type NewPersonValues } from './personForm';

/** A line of a pasted list as it is understood, to be corrected or left out. */
export type PastedRow = {
  /** The entry's UUID. */
  id: string;
  line: string;
  /** As the line has them. */
  typed: NewPersonValues;
  /** As they are added. */
  values: NewPersonValues;
  notUnderstood: readonly string[];
  isLeftOut: boolean;
  /** Where the same person stands already. */
  twin: 'roster' | 'list' | null;
  /** Why it asks: two in one line are no pair, it may be no name, or the club knows several of that name. */
  doubt: 'two' | 'name' | 'which' | null;
  /** The players whom it may mean (ROSTER-41). */
  named: readonly Player[];
  /** The one of these whom it means; null for a new player, and while that is asked. */
  playerId: string | null;
  /** PLAY-52: the row of the other one of its pair. */
  partnerId: string | null;
};

export type PastedRowsContext = {
  variant: PartnerMode;
  /** The players in the roster. */
  existing: readonly EntryPerson[];
  /** The players whom the club knows. */
  players: readonly Player[];
};

/** The values of a line, with what the club knows of the player whom it means. */
export function mergeKnownValues(values: NewPersonValues, player: Player): NewPersonValues {
  const known = toPersonValues(player);
  return {
    name: formatFullName(player),
    phone: values.phone || known.phone,
    level: values.level || known.level,
    sex: values.sex || known.sex,
  };
}

function createRow(
  entry: PastedEntry,
  { named, ...row }: Pick<PastedRow, 'id' | 'twin' | 'doubt' | 'partnerId' | 'named'>,
): PastedRow {
  const typed = {
    name: formatFullName(entry),
    phone: entry.phone ?? '',
    level: entry.level === null ? '' : String(entry.level),
    sex: entry.sex ?? '',
  };
  const only = named.length === 1 ? named[0]! : null;
  const isUnclear = entry.givenName === '' || entry.notUnderstood.length > 0;
  return {
    ...row,
    line: entry.line,
    typed,
    values: only ? mergeKnownValues(typed, only) : typed,
    notUnderstood: entry.notUnderstood,
    isLeftOut: isUnclear || row.twin !== null || row.doubt !== null,
    named,
    playerId: only?.id ?? null,
  };
}

/**
 * ROSTER-5, ROSTER-41, PLAY-52: the rows of a text, two of a line that names two, who are a pair where pairs are fixed.
 * Left out at first are those of which anything was not understood, players who are in already, and those of whom the
 * club knows several.
 */
export function createPastedRows(text: string, context: PastedRowsContext): PastedRow[] {
  const { variant, existing, players } = context;
  const isFixed = variant === 'fixed';
  const above: EntryPerson[] = [];
  const findTwin = (person: EntryPerson): PastedRow['twin'] => {
    if (person.givenName === '') return null;
    if (existing.some((one) => isSamePerson(one, person))) return 'roster';
    const isTwice = above.some((one) => isSamePerson(one, person));
    above.push(person);
    return isTwice ? 'list' : null;
  };
  return parsePastedPairs(text).flatMap((entries) => {
    const ids = entries.map(() => createUuid());
    const isTwo = !isFixed && entries.length > 1;
    const namedByEntry = entries.map((entry) => listNamedPlayers(entry, players));
    // «Олег — Дедлайн»: where one of two may be a remark, the other one may not play.
    const isName = (entry: PastedEntry, index: number) =>
      namedByEntry[index]!.length > 0 || isNameLike(entry);
    const doubt = isTwo ? 'two' : entries.every(isName) ? null : 'name';
    return entries.map((entry, index) => {
      const named = namedByEntry[index]!;
      const [player = entry] = named.length === 1 ? named : [];
      const twin = findTwin({ ...player, phone: entry.phone ?? player.phone });
      const asked = doubt ?? (named.length > 1 ? 'which' : null);
      const partnerId = isFixed ? (ids[1 - index] ?? null) : null;
      return createRow(entry, { id: ids[index]!, twin, doubt: asked, partnerId, named });
    });
  });
}

/** The row of the one with whom another makes a pair, where that one is added too. */
export const findPartnerPastedRow = (
  { partnerId, isLeftOut }: PastedRow,
  rows: readonly PastedRow[],
): PastedRow | undefined =>
  isLeftOut ? undefined : rows.find((one) => one.id === partnerId && !one.isLeftOut);

/** The given and family name of the player whom a row means, which a text does not tell apart, unless it was changed. */
function pickKnownName({ named, playerId, values }: PastedRow) {
  const player = named.find(({ id }) => id === playerId);
  const isKept = player && formatFullName(player) === values.name;
  return isKept ? pick(player, ['givenName', 'familyName']) : {};
}

/** Those who are added. */
export const listPastedPersons = (rows: readonly PastedRow[]): NewEntryPerson[] =>
  rows
    .filter(({ isLeftOut }) => !isLeftOut)
    .map((row) => ({
      ...toNewPerson(row.values, row.id),
      ...pickKnownName(row),
      partner: findPartnerPastedRow(row, rows)?.id ?? null,
    }));

/** What is wrong with a row that is not left out, in one line; empty where nothing is. */
export const validatePastedEntryRow = ({ values, isLeftOut }: PastedRow): string =>
  isLeftOut ? '' : Object.values(validateNewPerson(values)).join('. ');
