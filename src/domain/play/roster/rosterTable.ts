import type { Column } from '../../sheets/sheet';
import type { Entry } from '../model/entry';
import {
  ATTENDANCE_LABELS,
  PAYMENT_LABELS,
  SEX_LABELS,
  ENTRY_SOURCE_LABELS,
  ENTRY_STATUS_LABELS,
} from '../model/entryLabels';
import type { PartnerMode } from '../model/gameSettings';
import { formatFullName } from '../people/names';
import { findPartner } from './partnerMode';
import { listWithStatus } from './roster';
import { getAmountDue, getAmountPaid, findCurrentPayment } from './rosterTotals';

/** An entry with its number within its part of the roster. */
export type RosterRow = Entry & { number: number };

/** ROSTER-13: the rows of the roster's files and of its paper: its parts in their order (ROSTER-1). */
export const listRosterRows = (entries: readonly Entry[]): RosterRow[] =>
  ([['confirmed'], ['waiting'], ['review'], ['declined', 'withdrawn']] as const).flatMap(
    (statuses) =>
      listWithStatus(entries, ...statuses).map((entry, index) => ({ ...entry, number: index + 1 })),
  );

/** PLAY-55: what the pairs of a play need of an entry, as a column; none where partners change. */
export function buildPartnerModeColumns(
  entries: readonly Entry[],
  variant: PartnerMode,
): Column<Entry>[] {
  if (variant === 'changing') return [];
  if (variant === 'mixed')
    return [{ name: 'м/ж', kind: 'text', getValue: ({ sex }) => sex && SEX_LABELS[sex] }];
  const byId = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  const getPartnerName = ({ id }: Entry) => {
    const partner = byId[findPartner({ entries: byId }, id) ?? ''];
    return partner ? formatFullName(partner) : null;
  };
  return [{ name: 'Пара', kind: 'text', getValue: getPartnerName }];
}

/** ROSTER-12: how an entry's fee is settled, in a word; null where it is not, or not any more. */
export function formatPayment(entry: Entry): string | null {
  const payment = findCurrentPayment(entry);
  return payment && PAYMENT_LABELS[payment];
}

/**
 * ROSTER-13: the columns of the roster's files.
 * @param ownFee the tournament's, roubles
 * @param pairColumns PLAY-55
 */
export const buildRosterColumns = (
  ownFee: number,
  pairColumns: readonly Column<Entry>[] = [],
): readonly Column<RosterRow>[] => [
  { name: '№', kind: 'number', getValue: ({ number }) => number },
  { name: 'Имя', kind: 'text', getValue: ({ givenName }) => givenName },
  { name: 'Фамилия', kind: 'text', getValue: ({ familyName }) => familyName },
  { name: 'Телефон', kind: 'text', getValue: ({ phone }) => phone },
  { name: 'Уровень', kind: 'number', getValue: ({ level }) => level },
  ...pairColumns,
  { name: 'Статус', kind: 'text', getValue: ({ status }) => ENTRY_STATUS_LABELS[status] },
  {
    name: 'Пришёл',
    kind: 'text',
    getValue: ({ attendance }) => attendance && ATTENDANCE_LABELS[attendance],
  },
  { name: 'Взнос, ₽', kind: 'money', getValue: (entry) => getAmountDue(entry, ownFee) },
  { name: 'Оплата', kind: 'text', getValue: formatPayment },
  { name: 'Оплачено, ₽', kind: 'money', getValue: getAmountPaid },
  { name: 'Откуда', kind: 'text', getValue: ({ source }) => ENTRY_SOURCE_LABELS[source] },
];
