import type { Attendance, EntryStatus, PaymentKind } from '../../../domain/play/model/entry';

/** Beginnings of toasts after a change of status; the player's name follows. */
export const STATUS_CHANGE_TEXTS: Readonly<Record<EntryStatus, string>> = {
  confirmed: 'В основном составе:',
  waiting: 'В листе ожидания:',
  review: 'На проверке:',
  declined: 'Клуб отказал:',
  withdrawn: 'Отказался:',
  removed: 'Больше не в составе:',
};

const ATTENDANCE_TEXTS: Readonly<Record<Attendance, string>> = {
  arrived: 'Пришёл:',
  late: 'Опаздывает:',
  absent: 'Не пришёл:',
  paused: 'Пропускает:',
  left: 'Ушёл:',
};

export const formatAttendanceChange = (attendance: Attendance | null): string =>
  attendance === null ? 'Отметка снята:' : ATTENDANCE_TEXTS[attendance];

export const describePaymentChange = (payment: PaymentKind | null): string =>
  payment === null
    ? 'Оплата снята:'
    : { cash: 'Оплачено наличными:', transfer: 'Оплачено переводом:', free: 'Играет бесплатно:' }[
        payment
      ];
