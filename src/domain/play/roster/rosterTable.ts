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
import { toCountedPlay, type RosterPlay } from './people';
import { listWithStatus } from './roster';
import { getAmountDue, getAmountPaid, findCurrentPayment } from './rosterTotals';
import { listSpotHolders } from './spots';

/** An entry with its number in its part of the roster; null when it has no spot (ROSTER-1). */
export type RosterRow = Entry & { number: number | null };

/** The rows of the roster by part, used for the screen, files and print (ROSTER-1, ROSTER-13). */
export function listRosterRows(play: RosterPlay): RosterRow[] {
  const holders = new Set(listSpotHolders(toCountedPlay(play)));
  const parts = [['confirmed'], ['waiting'], ['review'], ['declined', 'withdrawn']] as const;
  return parts.flatMap((statuses) => {
    let last = 0;
    return listWithStatus(play.entries, ...statuses).map((entry) => {
      const isNumbered = entry.status !== 'confirmed' || holders.has(entry.id);
      return { ...entry, number: isNumbered ? (last += 1) : null };
    });
  });
}

/** The column with an entry's sex or partner; none when partners change (PLAY-55). */
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

/** The payment of an entry in one word; null when it is unpaid or refunded (ROSTER-12). */
export function formatPayment(entry: Entry): string | null {
  const payment = findCurrentPayment(entry);
  return payment && PAYMENT_LABELS[payment];
}

/**
 * The columns of the roster's files (ROSTER-13).
 * @param ownFee the tournament's fee in roubles
 * @param pairColumns the columns of PLAY-55
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
