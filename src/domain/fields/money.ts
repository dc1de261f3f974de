import { MISSING_FACT_TEXT } from '../lib/formatOrRaw';

export const FEE_MAX = 1_000_000;

const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

/** FORMAT-1: «1 500 ₽» with no-break spaces. */
export const formatMoney = (amount: number): string => roubles.format(amount);

/** LIST-2, DETAIL-2: the fee, or a dash where the server gave none. */
export const formatFee = (fee: number | null): string =>
  fee === null ? MISSING_FACT_TEXT : formatMoney(fee);
