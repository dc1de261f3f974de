import type { Sex } from './draw/drawn';
import type { Attendance, EntrySource, EntryStatus, Payment } from './entry';

/** What an entry's values are called, within a sentence. */
export const STATUS_NAMES: Readonly<Record<EntryStatus, string>> = {
  confirmed: 'основной состав',
  waiting: 'лист ожидания',
  review: 'на проверке',
  declined: 'отказ клуба',
  withdrawn: 'отказ игрока',
  removed: 'удалено',
};

export const ATTENDANCE_NAMES: Readonly<Record<Attendance, string>> = {
  arrived: 'пришёл',
  late: 'опаздывает',
  absent: 'не пришёл',
  paused: 'пропускает',
  left: 'ушёл',
};

/** As short as a cell of the roster: «м» or «ж». */
export const SEX_NAMES: Readonly<Record<Sex, string>> = { m: 'м', f: 'ж' };

export const PAYMENT_NAMES: Readonly<Record<Payment, string>> = {
  cash: 'наличные',
  transfer: 'перевод',
  free: 'бесплатно',
};

export const SOURCE_NAMES: Readonly<Record<EntrySource, string>> = {
  application: 'заявка',
  desk: 'записал клуб',
  signUp: 'страница записи',
};
