import { formatMoney } from '../../fields/money';
import { formatQuantity } from '../../lib/formatQuantity';
import type { EntryState } from '../model/entry';
import {
  ATTENDANCE_LABELS,
  PAYMENT_LABELS,
  SEX_LABELS,
  ENTRY_STATUS_LABELS,
} from '../model/entryLabels';
import {
  FIRST_ROUND_LABELS,
  MIXED_PAIRING_LABELS,
  PAIRING_LABELS,
  REST_CREDIT_LABELS,
  SCORING_LABELS,
  SEATING_ORDER_LABELS,
  PARTNER_MODE_LABELS,
} from '../model/gameLabels';
import { UNIT_WORDS } from '../model/scoreUnit';
import type { PlaySettings } from '../model/settings';

const formatYesNo = (value: boolean): string => (value ? 'да' : 'нет');

const formatHoursBefore = (count: number): string =>
  count === 0 ? 'до начала' : `за ${formatQuantity(count, 'час', 'часа', 'часов')} до начала`;

const ENTRY_VALUES: {
  readonly [Field in keyof EntryState]: (value: EntryState[Field]) => string;
} = {
  status: (status) => ENTRY_STATUS_LABELS[status],
  rank: () => 'другое место в списке',
  attendance: (attendance) => (attendance === null ? 'без отметки' : ATTENDANCE_LABELS[attendance]),
  fromRound: (round) => (round === null ? 'играет, когда придёт' : `играет с ${round}-го раунда`),
  replaces: (entryId) => (entryId === null ? 'ни за кого не играет' : 'играет на замену'),
  sharesRow: (sharesRow) => (sharesRow ? 'одна строка в таблице' : 'своя строка в таблице'),
  sex: (sex) => (sex === null ? 'без м/ж' : SEX_LABELS[sex]),
  partner: (entryId) => (entryId === null ? 'без пары' : 'в паре'),
  fee: (fee) => (fee === null ? 'взнос турнира' : `взнос ${formatMoney(fee)}`),
  payment: (payment) => (payment === null ? 'не оплачено' : PAYMENT_LABELS[payment]),
  paid: (paid) => formatMoney(paid),
  isRefunded: (isRefunded) => (isRefunded ? 'возвращено' : 'не возвращено'),
  needsNotice: (needsNotice) => (needsNotice ? 'нужно сообщить' : 'сообщили'),
};

const SETTINGS: {
  readonly [Field in keyof PlaySettings]: {
    name: string;
    formatValue: (value: PlaySettings[Field]) => string;
  };
} = {
  capacity: {
    name: 'Вместимость',
    formatValue: (capacity) => (capacity === null ? 'без ограничения' : String(capacity)),
  },
  handOverHours: { name: 'Место переходит само', formatValue: formatHoursBefore },
  isApprovedByHand: {
    name: 'Подтверждаю сам',
    formatValue: formatYesNo,
  },
  isSignUpClosed: {
    name: 'Запись',
    formatValue: (isSignUpClosed) => (isSignUpClosed ? 'закрыта' : 'открыта'),
  },
  signUpEndsHours: { name: 'Запись заканчивается', formatValue: formatHoursBefore },
  showsFullNames: { name: 'Фамилии целиком', formatValue: formatYesNo },
  variant: { name: 'Состав пар', formatValue: (variant) => PARTNER_MODE_LABELS[variant] },
  courts: {
    name: 'Корты',
    formatValue: (courts) => (courts === null ? 'по числу игроков' : String(courts)),
  },
  courtNames: {
    name: 'Названия кортов',
    formatValue: (names) => names.split('\n').filter(Boolean).join(', ') || 'по номерам',
  },
  scoring: { name: 'Счёт', formatValue: (scoring) => SCORING_LABELS[scoring] },
  unit: {
    name: 'Что считают',
    formatValue: (unit) => (unit === null ? 'как обычно' : UNIT_WORDS[unit].label.toLowerCase()),
  },
  total: { name: 'Сумма', formatValue: String },
  firstTo: { name: 'Играют до', formatValue: String },
  roundMinutes: { name: 'Минут в раунде', formatValue: String },
  changeMinutes: { name: 'Минут на переход', formatValue: String },
  pointSeconds: { name: 'Секунд на очко', formatValue: String },
  gameMinutes: { name: 'Минут на гейм', formatValue: String },
  hasClock: { name: 'Часы раунда', formatValue: formatYesNo },
  rounds: {
    name: 'Раундов',
    formatValue: (rounds) => (rounds === null ? 'сколько успеют' : String(rounds)),
  },
  restCredit: {
    name: 'За отдых',
    formatValue: (credit) => (credit === null ? 'как обычно' : REST_CREDIT_LABELS[credit]),
  },
  firstRound: { name: 'Первый раунд', formatValue: (first) => FIRST_ROUND_LABELS[first] },
  lotRounds: { name: 'Раундов по жребию', formatValue: String },
  seating: { name: 'Рассадка', formatValue: (seating) => SEATING_ORDER_LABELS[seating] },
  pairing: {
    name: 'Пары в четвёрке',
    formatValue: (pairing) => PAIRING_LABELS[pairing],
  },
  mixedPairing: {
    name: 'Пары в четвёрке микста',
    formatValue: (pairing) => MIXED_PAIRING_LABELS[pairing],
  },
  avoidsRepeats: { name: 'Избегать повторов пар', formatValue: formatYesNo },
  prefersWishes: { name: 'Пожелания важнее ровной жеребьёвки', formatValue: formatYesNo },
  ordersByAverage: {
    name: 'Порядок таблицы',
    formatValue: (byAverage) => (byAverage ? 'по среднему' : 'по сумме'),
  },
  ordersByWins: { name: 'Порядок таблицы по победам', formatValue: formatYesNo },
};

/** An entry's value, worded to follow the entry's name: «не пришёл», «взнос 1 000 ₽». */
export const formatEntryStateValue = (
  name: keyof EntryState,
  values: Partial<EntryState>,
): string => (ENTRY_VALUES[name] as (value: unknown) => string)(values[name]);

export const getSettingLabel = (name: keyof PlaySettings): string => SETTINGS[name].name;

/** A setting's value, worded to follow the setting's name: «за 3 часа до начала». */
export const formatSettingValue = (
  name: keyof PlaySettings,
  values: Partial<PlaySettings>,
): string => (SETTINGS[name].formatValue as (value: unknown) => string)(values[name]);
