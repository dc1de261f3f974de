import type { SortColumn } from '../../../../domain/listParams';

/** LIST-2: the heads of the columns. */
export const COLUMN_NAMES: Record<SortColumn, string> = {
  type: 'Тип',
  date: 'Дата',
  time: 'Время',
  level: 'Уровень',
  fee: 'Взнос',
  organizer: 'Организатор',
  applications: 'Заявки',
};

/** With the one for the row's buttons. */
export const COLUMN_COUNT = Object.keys(COLUMN_NAMES).length + 1;
