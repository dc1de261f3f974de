import type { RequestField, Tournament } from './tournament';

/** CREATE-4: the form's names, which are the wire's snake_case ones, in the form's order. */
export const VALUE_NAMES = [
  'tournament_type',
  'date',
  'start_time',
  'end_time',
  'level_from',
  'level_to',
  'entry_fee',
  'organizer_name',
  'organizer_phone',
] as const satisfies readonly (keyof Tournament)[];
export type ValueName = (typeof VALUE_NAMES)[number];

/** WIRE-3: the name under which each is sent. */
export const FIELD_OF: Record<ValueName, RequestField> = {
  tournament_type: 'tournamentType',
  date: 'date',
  start_time: 'startTime',
  end_time: 'endTime',
  level_from: 'levelFrom',
  level_to: 'levelTo',
  entry_fee: 'entryFee',
  organizer_name: 'organizerName',
  organizer_phone: 'organizerPhone',
};

/** CREATE-13. */
export const LABEL_OF: Record<ValueName, string> = {
  tournament_type: 'Тип турнира',
  date: 'Дата',
  start_time: 'Время начала',
  end_time: 'Время окончания',
  level_from: 'Минимальный уровень',
  level_to: 'Максимальный уровень',
  entry_fee: 'Взнос, ₽',
  organizer_name: 'Имя организатора',
  organizer_phone: 'Телефон организатора',
};

/** CREATE-6: each as the object of a sentence, «Заполните дату, время начала». */
export const OBJECT_OF: Record<ValueName, string> = {
  tournament_type: 'тип турнира',
  date: 'дату',
  start_time: 'время начала',
  end_time: 'время окончания',
  level_from: 'минимальный уровень',
  level_to: 'максимальный уровень',
  entry_fee: 'взнос',
  organizer_name: 'имя организатора',
  organizer_phone: 'телефон организатора',
};
