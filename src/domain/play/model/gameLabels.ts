import type { FinalPairing, MixedPairing, Pairing, SeatingOrder } from '../../draw/base/pairings';
import type { FirstRoundMode, RestCredit, Scoring, PartnerMode } from './gameSettings';
import type { FinalFours } from './round';

export const PARTNER_MODE_LABELS: Readonly<Record<PartnerMode, string>> = {
  changing: 'обычный',
  mixed: 'микст',
  fixed: 'постоянные пары',
};

export const SCORING_LABELS: Readonly<Record<Scoring, string>> = {
  total: 'до суммы',
  firstTo: 'до счёта победителя',
  timed: 'на время',
};

export const REST_CREDIT_LABELS: Readonly<Record<RestCredit, string>> = {
  none: 'ничего',
  half: 'половина суммы',
  average: 'среднее раунда',
};

export const FIRST_ROUND_LABELS: Readonly<Record<FirstRoundMode, string>> = {
  lot: 'по жребию',
  level: 'по уровню',
  rating: 'по игре',
  roster: 'по порядку состава',
};

export const SEATING_ORDER_LABELS: Readonly<Record<SeatingOrder, string>> = {
  standings: 'по таблице',
  winnersUp: 'победители вверх',
};

export const PAIRING_LABELS: Readonly<Record<Pairing, string>> = {
  '1+3': '1+3 против 2+4',
  '1+4': '1+4 против 2+3',
};

export const FINAL_FOURS_LABELS: Readonly<Record<FinalFours, string>> = {
  all: 'на всех кортах',
  first: 'только первая четвёрка',
};

export const MIXED_PAIRING_LABELS: Readonly<Record<MixedPairing, string>> = {
  'M1+W2': 'М1+Ж2 против М2+Ж1',
  'M1+W1': 'М1+Ж1 против М2+Ж2',
};

export const FINAL_PAIRING_LABELS: Readonly<Record<FinalPairing, string>> = {
  ...PAIRING_LABELS,
  '1+2': '1+2 против 3+4',
  ...MIXED_PAIRING_LABELS,
};
