import { parsePastedPairs } from '../../../../domain/play/people/pastedEntries';
import type { PartnerMode } from '../../../../domain/play/model/gameSettings';
import { formatFullName, isNameLike } from '../../../../domain/play/people/names';
import type { PastedEntry } from '../../../../domain/play/people/pastedLine';
import type { NewEntryPerson } from '../../../../domain/play/changes/outboxQueue';
import type { EntryPerson } from '../../../../domain/play/model/entry';
import { isSamePerson } from '../../../../domain/play/roster/carryOver';
import { pick } from '../../../../domain/lib/pick';
import { createAmongCheck } from '../../../../domain/players/inviting/candidates';
import { listNamedPlayers } from '../../../../domain/players/known/listNamedPlayers';
import type { Player } from '../../../../domain/players/playerWire';
import { createUuid } from '../../../state/createUuid';
import {
  validateNewPerson,
  toNewPerson,
  toPersonValues,
  type NewPersonValues,
} from '../../../forms/personForm';

/** A player parsed from a line of a pasted list. */
export type PastedRow = {
  /** UUID of the entry to be added. */
  id: string;
  line: string;
  /** The values that the line contains. */
  typed: NewPersonValues;
  /** The values to add, after corrections and with a known player's values. */
  values: NewPersonValues;
  notUnderstood: readonly string[];
  isLeftOut: boolean;
  /** List that already contains the same player: the roster or this list. */
  twin: 'roster' | 'list' | null;
  /** Open question about the row: two names in a line, perhaps no name, or several known players of that name. */
  doubt: 'two' | 'name' | 'which' | null;
  /** Known players that the row may mean (ROSTER-41). */
  named: readonly Player[];
  /** Id of the chosen known player; null for a new player, and while the question is open. */
  playerId: string | null;
  /** The row of the partner in a fixed pair (PLAY-52). */
  partnerId: string | null;
};

export type PastedRowsContext = {
  variant: PartnerMode;
  /** Players in the roster. */
  existing: readonly EntryPerson[];
  /** All players in the club's list. */
  players: readonly Player[];
};

/** True when a roster contains a known player, under any of the player's names and phones. */
export const isPlayerIn = (player: Player, existing: readonly EntryPerson[]): boolean =>
  createAmongCheck(existing.map((one) => ({ name: formatFullName(one), phone: one.phone })))(
    player,
  );

/** Completes the values of a line with those of a known player. */
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
  { named, ...row }: Pick<PastedRow, 'id' | 'isLeftOut' | 'twin' | 'doubt' | 'partnerId' | 'named'>,
): PastedRow {
  const typed = {
    name: formatFullName(entry),
    phone: entry.phone ?? '',
    level: entry.level === null ? '' : String(entry.level),
    sex: entry.sex ?? '',
  };
  const only = named.length === 1 ? named[0]! : null;
  return {
    ...row,
    line: entry.line,
    typed,
    values: only ? mergeKnownValues(typed, only) : typed,
    notUnderstood: entry.notUnderstood,
    named,
    playerId: only?.id ?? null,
  };
}

/**
 * Parses a text into rows. A line with two names gives two rows, which are a pair if pairs are fixed (ROSTER-5,
 * ROSTER-41, PLAY-52). A row is initially unselected if a part of its line was not understood, its player is already
 * listed, or a question is open.
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
    // In «Олег — Дедлайн» one name may be a remark, so neither name is certain.
    const isName = (entry: PastedEntry, index: number) =>
      namedByEntry[index]!.length > 0 || isNameLike(entry);
    // «Вова и Лена не смогут» is a refusal of both players.
    const isUnclear = entries.some(
      ({ givenName, notUnderstood }) => givenName === '' || notUnderstood.length > 0,
    );
    const doubt = isTwo ? 'two' : entries.every(isName) ? null : 'name';
    return entries.map((entry, index) => {
      const named = namedByEntry[index]!;
      const [player] = named.length === 1 ? named : [];
      const twin =
        player && isPlayerIn({ ...player, phone: entry.phone ?? player.phone }, existing)
          ? 'roster'
          : findTwin({ ...(player ?? entry), phone: entry.phone ?? player?.phone ?? null });
      const asked = doubt ?? (named.length > 1 ? 'which' : null);
      const isLeftOut = isUnclear || twin !== null || asked !== null;
      const partnerId = isFixed ? (ids[1 - index] ?? null) : null;
      return createRow(entry, { id: ids[index]!, isLeftOut, twin, doubt: asked, partnerId, named });
    });
  });
}

/** The partner's row of a pair, if both rows are added. */
export const findPartnerPastedRow = (
  { partnerId, isLeftOut }: PastedRow,
  rows: readonly PastedRow[],
): PastedRow | undefined =>
  isLeftOut ? undefined : rows.find((one) => one.id === partnerId && !one.isLeftOut);

/**
 * Given and family name of the chosen player, because a text does not separate them. Empty if the user has changed the
 * name.
 */
function pickKnownName({ named, playerId, values }: PastedRow) {
  const player = named.find(({ id }) => id === playerId);
  const isKept = player && formatFullName(player) === values.name;
  return isKept ? pick(player, ['givenName', 'familyName']) : {};
}

export const listPastedPersons = (rows: readonly PastedRow[]): NewEntryPerson[] =>
  rows
    .filter(({ isLeftOut }) => !isLeftOut)
    .map((row) => ({
      ...toNewPerson(row.values, row.id),
      ...pickKnownName(row),
      partner: findPartnerPastedRow(row, rows)?.id ?? null,
    }));

/** The problems of a row that will be added, in one line; empty if there are none. */
export const validatePastedEntryRow = ({ values, isLeftOut }: PastedRow): string =>
  isLeftOut ? '' : Object.values(validateNewPerson(values)).join('. ');
