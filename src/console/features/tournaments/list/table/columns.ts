import type { SortColumn } from '../../../../../domain/list/listParams';

/** LIST-2: the heads of the columns. */
export const LIST_COLUMN_LABELS: Record<SortColumn, string> = {
  type: 'Тип',
  date: 'Дата',
  time: 'Время',
  level: 'Уровень',
  fee: 'Взнос',
  organizer: 'Организатор',
  applications: 'Заявки',
};

/** With the one for the row's buttons. */
export const LIST_COLUMN_COUNT = Object.keys(LIST_COLUMN_LABELS).length + 1;
