import type { SortColumn } from '../../../../../domain/list/listParams';

/** Heads of the columns (LIST-2). */
export const LIST_COLUMN_LABELS: Record<SortColumn, string> = {
  type: 'Тип',
  date: 'Дата',
  time: 'Время',
  level: 'Уровень',
  fee: 'Взнос',
  organizer: 'Организатор',
  applications: 'Заявки',
};

/** Number of columns, including that of the row's buttons. */
export const LIST_COLUMN_COUNT = Object.keys(LIST_COLUMN_LABELS).length + 1;
