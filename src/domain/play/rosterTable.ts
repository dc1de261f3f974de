import type { Column } from '../sheet';
import type { Entry } from './entry';
import { ATTENDANCE_NAMES, PAYMENT_NAMES, SOURCE_NAMES, STATUS_NAMES } from './labels';
import { inOrder } from './roster';
import { dueOf } from './rosterSums';

/** An entry with its number within its part of the roster. */
export type RosterRow = Entry & { number: number };

/** ROSTER-13: the rows of the roster's files and of its paper: its parts in their order (ROSTER-1). */
export const rosterRows = (entries: readonly Entry[]): RosterRow[] =>
  ([['confirmed'], ['waiting'], ['review'], ['declined', 'withdrawn']] as const).flatMap(
    (statuses) =>
      inOrder(entries, ...statuses).map((entry, index) => ({ ...entry, number: index + 1 })),
  );

/**
 * ROSTER-13: the columns of the roster's files.
 * @param ownFee the tournament's, roubles
 */
export const rosterColumns = (ownFee: number): readonly Column<RosterRow>[] => [
  { name: '№', kind: 'number', read: ({ number }) => number },
  { name: 'Имя', kind: 'text', read: ({ givenName }) => givenName },
  { name: 'Фамилия', kind: 'text', read: ({ familyName }) => familyName },
  { name: 'Телефон', kind: 'text', read: ({ phone }) => phone },
  { name: 'Уровень', kind: 'number', read: ({ level }) => level },
  { name: 'Статус', kind: 'text', read: ({ status }) => STATUS_NAMES[status] },
  {
    name: 'Пришёл',
    kind: 'text',
    read: ({ attendance }) => attendance && ATTENDANCE_NAMES[attendance],
  },
  { name: 'Взнос, ₽', kind: 'money', read: (entry) => dueOf(entry, ownFee) },
  { name: 'Оплата', kind: 'text', read: ({ payment }) => payment && PAYMENT_NAMES[payment] },
  { name: 'Оплачено, ₽', kind: 'money', read: ({ paid }) => paid },
  { name: 'Откуда', kind: 'text', read: ({ source }) => SOURCE_NAMES[source] },
];
