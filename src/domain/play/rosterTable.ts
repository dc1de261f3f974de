import type { Column } from '../sheet';
import type { Entry } from './entry';
import type { Variant } from './gameSettings';
import { ATTENDANCE_NAMES, PAYMENT_NAMES, SEX_NAMES, SOURCE_NAMES, STATUS_NAMES } from './labels';
import { fullName } from './names';
import { inOrder } from './roster';
import { dueOf, paidOf, settledBy } from './rosterSums';
import { partnerOf } from './variant';

/** An entry with its number within its part of the roster. */
export type RosterRow = Entry & { number: number };

/** ROSTER-13: the rows of the roster's files and of its paper: its parts in their order (ROSTER-1). */
export const rosterRows = (entries: readonly Entry[]): RosterRow[] =>
  ([['confirmed'], ['waiting'], ['review'], ['declined', 'withdrawn']] as const).flatMap(
    (statuses) =>
      inOrder(entries, ...statuses).map((entry, index) => ({ ...entry, number: index + 1 })),
  );

/** PLAY-55: what the pairs of a play need of an entry, as a column; none where partners change. */
export function pairColumns(entries: readonly Entry[], variant: Variant): Column<Entry>[] {
  if (variant === 'changing') return [];
  if (variant === 'mixed')
    return [{ name: 'м/ж', kind: 'text', read: ({ sex }) => sex && SEX_NAMES[sex] }];
  const byId = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  const read = ({ id }: Entry) => {
    const partner = byId[partnerOf({ entries: byId }, id) ?? ''];
    return partner ? fullName(partner) : null;
  };
  return [{ name: 'Пара', kind: 'text', read }];
}

/** ROSTER-12: how an entry's fee is settled, in a word; null where it is not, or not any more. */
export function paymentName(entry: Entry): string | null {
  const payment = settledBy(entry);
  return payment && PAYMENT_NAMES[payment];
}

/**
 * ROSTER-13: the columns of the roster's files.
 * @param ownFee the tournament's, roubles
 * @param ofPairs PLAY-55
 */
export const rosterColumns = (
  ownFee: number,
  ofPairs: readonly Column<Entry>[] = [],
): readonly Column<RosterRow>[] => [
  { name: '№', kind: 'number', read: ({ number }) => number },
  { name: 'Имя', kind: 'text', read: ({ givenName }) => givenName },
  { name: 'Фамилия', kind: 'text', read: ({ familyName }) => familyName },
  { name: 'Телефон', kind: 'text', read: ({ phone }) => phone },
  { name: 'Уровень', kind: 'number', read: ({ level }) => level },
  ...ofPairs,
  { name: 'Статус', kind: 'text', read: ({ status }) => STATUS_NAMES[status] },
  {
    name: 'Пришёл',
    kind: 'text',
    read: ({ attendance }) => attendance && ATTENDANCE_NAMES[attendance],
  },
  { name: 'Взнос, ₽', kind: 'money', read: (entry) => dueOf(entry, ownFee) },
  { name: 'Оплата', kind: 'text', read: paymentName },
  { name: 'Оплачено, ₽', kind: 'money', read: paidOf },
  { name: 'Откуда', kind: 'text', read: ({ source }) => SOURCE_NAMES[source] },
];
