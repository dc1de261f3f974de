import { MISSING_FACT_TEXT } from '../lib/formatOrRaw';

export const FEE_MAX = 1_000_000;

const roubles = new Intl.NumberFormat('ru-RU', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 0,
});

/** Returns «1 500 ₽» with no-break spaces (FORMAT-1). */
export const formatMoney = (amount: number): string => roubles.format(amount);

/** The fee within a text: «взнос 1 500 ₽», «участие бесплатно» (COMFORT-45). */
export const describeFee = (fee: number): string =>
  fee === 0 ? 'участие бесплатно' : `взнос ${formatMoney(fee)}`;

/** The fee, or a dash when the server's data lacks it (LIST-2, DETAIL-2). */
export const formatFee = (fee: number | null): string =>
  fee === null ? MISSING_FACT_TEXT : formatMoney(fee);
