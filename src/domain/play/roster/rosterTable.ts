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
import { listSpotHolders } from './spots';

/** An entry with its number within its part of the roster; null for one that holds no spot there (ROSTER-36). */
export type RosterRow = Entry & { number: number | null };

/** ROSTER-1, ROSTER-13: the rows of the roster, of its files and of its paper: its parts in their order. */
export function listRosterRows(entries: readonly Entry[]): RosterRow[] {
  const holders = new Set(listSpotHolders(Object.fromEntries(entries.map((one) => [one.id, one]))));
  const parts = [['confirmed'], ['waiting'], ['review'], ['declined', 'withdrawn']] as const;
  return parts.flatMap((statuses) => {
    let last = 0;
    return listWithStatus(entries, ...statuses).map((entry) => {
      const isNumbered = entry.status !== 'confirmed' || holders.has(entry.id);
      return { ...entry, number: isNumbered ? (last += 1) : null };
    });
  });
}

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
