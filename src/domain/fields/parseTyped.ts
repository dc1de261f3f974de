import { formatPhone } from './phone';
import { toBarePhone } from './toBarePhone';
import { foldCell } from '../lib/foldText';

/** COMFORT-51: «2,5» as «2.5»; null where it is no number. */
export const normalizeLevel = (text: string): string | null =>
  /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? String(Number(text.trim().replace(',', '.'))) : null;

const FREE = new Set(['бесплатно', 'бесплатный', 'без взноса', 'нет']);

/**
 * COMFORT-51: «1 500 ₽», «1500,00», «бесплатно» as a number's text; kopecks stay, and the rules refuse
 * them. Null where it is none: «1.500» may be one and a half as well.
 */
export function normalizeFee(text: string): string | null {
  const fee = foldCell(text);
  if (FREE.has(fee)) return '0';
  const amount = fee.replace(/(?:₽|р\.?|руб\.?|рублей|рубля|рубль|rub)$/, '').replaceAll(' ', '');
  return /^[-−]?\d+(?:[.,]\d{1,2})?$/.test(amount)
    ? String(Number(amount.replace('−', '-').replace(',', '.')))
    : null;
}

/** Codes of Russia, without which ten figures without a prefix may be another country's number: «3752912345». */
const BARE_CODE =
  '9|3(?:0[12]|4[1-79]|5[1-3]|65|8[1-58]|9[0145])|4(?:01|1[1356]|2[1-7]|7[1-5]|8[1-7]|9[1-689])';
const OWN_PHONE = new RegExp(`^(?:\\+7(?=\\d)|[78](?=[3-9])|(?=${BARE_CODE}))(\\d{10})$`);

/**
 * COMFORT-51: a Russian or Kazakh phone, however it is typed, in the form of RULE-11; null where it is none. A plus
 * begins another country's number unless +7 follows. No code here begins with 0, 1 or 2, so that 8 (029) is Belarusian.
 */
export function parsePhone(text: string): string | null {
  const phone = toBarePhone(text);
  if (!/^[\d +().-]+$/.test(phone)) return null;
  const signs = phone.replace(/[^\d+]/g, '');
  // Ten figures from 7 or 8 on are eleven of which one is missing.
  const [, digits] = OWN_PHONE.exec(signs) ?? [];
  return digits ? formatPhone(`7${digits}`) : null;
}

/** Whether a cell holds what people put where there is nothing. */
export const isBlankCell = (text: string): boolean => /^[-–—]?$/.test(text.trim());
