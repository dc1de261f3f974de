import type { FirstRound, Pairing, RestCredit, Scoring } from './gameSettings';

/** What the ways to play are called. */
export const SCORING_NAMES: Readonly<Record<Scoring, string>> = {
  total: 'до суммы очков',
  firstTo: 'до очков победителя',
  timed: 'на время',
};

export const REST_CREDIT_NAMES: Readonly<Record<RestCredit, string>> = {
  none: 'ничего',
  half: 'половина суммы',
  average: 'среднее раунда',
};

export const FIRST_ROUND_NAMES: Readonly<Record<FirstRound, string>> = {
  lot: 'по жребию',
  level: 'по уровню',
  rating: 'по игре',
  roster: 'по порядку состава',
};

export const PAIRING_NAMES: Readonly<Record<Pairing, string>> = {
  '1+3': '1+3 против 2+4',
  '1+4': '1+4 против 2+3',
};
