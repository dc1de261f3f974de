import { formatPhone } from './phone';
import { foldCell } from '../lib/foldText';

/** COMFORT-51: «2,5» as «2.5»; null where it is no number. */
export const parseLevel = (text: string): string | null =>
  /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? String(Number(text.trim().replace(',', '.'))) : null;

const FREE = new Set(['бесплатно', 'бесплатный', 'без взноса', 'нет']);

/**
 * COMFORT-51: «1 500 ₽», «1500,00», «бесплатно» as a number's text; kopecks stay, and the rules refuse
 * them. Null where it is none: «1.500» may be one and a half as well.
 */
export function parseFee(text: string): string | null {
  const fee = foldCell(text);
  if (FREE.has(fee)) return '0';
  const amount = fee.replace(/(?:₽|р\.?|руб\.?|рублей|рубля|рубль|rub)$/, '').replaceAll(' ', '');
  return /^[-−]?\d+(?:[.,]\d{1,2})?$/.test(amount)
    ? String(Number(amount.replace('−', '-').replace(',', '.')))
    : null;
}

/** COMFORT-51: a Russian phone, however it is typed, in the form of RULE-11; null where it is none. */
export function parsePhone(text: string): string | null {
  const phone = foldCell(text).replace(/^(?:тел|моб)[.:]* ?/, '');
  if (!/^[\d +().–—-]+$/.test(phone) || /^\+ ?8/.test(phone)) return null;
  // Ten figures from 7 or 8 on are eleven of which one is missing.
  const [, digits] = /^(?:[78]|(?![78]))(\d{10})$/.exec(phone.replace(/\D/g, '')) ?? [];
  return digits ? formatPhone(`7${digits}`) : null;
}

/** Whether a cell holds what people put where there is nothing. */
export const isBlankCell = (text: string): boolean => /^\s*[-–—]?\s*$/.test(text);
