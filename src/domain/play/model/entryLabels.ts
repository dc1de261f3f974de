import type { Sex } from '../../draw/base/drawnRound';
import type { Attendance, EntrySource, EntryStatus, PaymentKind } from './entry';

/** Values of an entry, worded for use within a sentence. */
export const ENTRY_STATUS_LABELS: Readonly<Record<EntryStatus, string>> = {
  confirmed: 'основной состав',
  waiting: 'лист ожидания',
  review: 'на проверке',
  declined: 'отказ клуба',
  withdrawn: 'отказ игрока',
  removed: 'удалено',
};

export const ATTENDANCE_LABELS: Readonly<Record<Attendance, string>> = {
  arrived: 'пришёл',
  late: 'опаздывает',
  absent: 'не пришёл',
  paused: 'пропускает',
  left: 'ушёл',
};

/** Labels that fit a cell of the roster. */
export const SEX_LABELS: Readonly<Record<Sex, string>> = { m: 'м', f: 'ж' };

export const PAYMENT_LABELS: Readonly<Record<PaymentKind, string>> = {
  cash: 'наличные',
  transfer: 'перевод',
  free: 'бесплатно',
};

export const ENTRY_SOURCE_LABELS: Readonly<Record<EntrySource, string>> = {
  application: 'заявка',
  desk: 'записал клуб',
  signUp: 'страница записи',
};
