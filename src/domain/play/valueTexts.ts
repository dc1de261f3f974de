import { formatMoney } from '../money';
import { plural } from '../plural';
import type { EntryState } from './entry';
import { ATTENDANCE_NAMES, PAYMENT_NAMES, STATUS_NAMES } from './labels';
import type { RosterSettings } from './settings';

const hours = (count: number): string =>
  count === 0 ? 'до начала' : `за ${plural(count, 'час', 'часа', 'часов')} до начала`;

const ENTRY_VALUES: {
  readonly [Field in keyof EntryState]: (value: EntryState[Field]) => string;
} = {
  status: (status) => STATUS_NAMES[status],
  rank: () => 'другое место в списке',
  attendance: (attendance) => (attendance === null ? 'без отметки' : ATTENDANCE_NAMES[attendance]),
  fee: (fee) => (fee === null ? 'взнос турнира' : `взнос ${formatMoney(fee)}`),
  payment: (payment) => (payment === null ? 'не оплачено' : PAYMENT_NAMES[payment]),
  paid: (paid) => formatMoney(paid),
  isRefunded: (isRefunded) => (isRefunded ? 'возвращено' : 'не возвращено'),
  needsNotice: (needsNotice) => (needsNotice ? 'нужно сообщить' : 'сообщили'),
};

const SETTINGS: {
  readonly [Field in keyof RosterSettings]: {
    name: string;
    valueText: (value: RosterSettings[Field]) => string;
  };
} = {
  capacity: {
    name: 'Вместимость',
    valueText: (capacity) => (capacity === null ? 'без ограничения' : String(capacity)),
  },
  handOverHours: { name: 'Место переходит само', valueText: hours },
  isApprovedByHand: {
    name: 'Подтверждаю сам',
    valueText: (isApprovedByHand) => (isApprovedByHand ? 'да' : 'нет'),
  },
  isSignUpClosed: {
    name: 'Запись',
    valueText: (isSignUpClosed) => (isSignUpClosed ? 'закрыта' : 'открыта'),
  },
  signUpEndsHours: { name: 'Запись заканчивается', valueText: hours },
};

/** A value of an entry, as it is said after the entry's name: «не пришёл», «взнос 1 000 ₽». */
export const entryValueText = (name: keyof EntryState, values: Partial<EntryState>): string =>
  (ENTRY_VALUES[name] as (value: unknown) => string)(values[name]);

/** What a setting is called. */
export const settingName = (name: keyof RosterSettings): string => SETTINGS[name].name;

/** A setting's value, as it is said after its name: «за 3 часа до начала». */
export const settingValueText = (
  name: keyof RosterSettings,
  values: Partial<RosterSettings>,
): string => (SETTINGS[name].valueText as (value: unknown) => string)(values[name]);
