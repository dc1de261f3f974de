import { isFromAbroad } from './isFromAbroad';
import { formatPhone } from './phone';
import { toBarePhone } from './toBarePhone';
import { foldCell } from '../lib/foldText';

/** Converts «2,5» to «2.5»; null for a text that is not a number (COMFORT-51). */
export const normalizeLevel = (text: string): string | null =>
  /^\d+(?:[.,]\d+)?$/.test(text.trim()) ? String(Number(text.trim().replace(',', '.'))) : null;

const FREE = new Set(['бесплатно', 'бесплатный', 'без взноса', 'нет']);

/**
 * Converts «1 500 ₽», «1500,00» and «бесплатно» to the text of a number (COMFORT-51). Kopecks are kept, and the rules
 * refuse them. Null for any other text; «1.500» is ambiguous, because it may mean one and a half.
 */
export function normalizeFee(text: string): string | null {
  const fee = foldCell(text);
  if (FREE.has(fee)) return '0';
  const amount = fee.replace(/(?:₽|р\.?|руб\.?|рублей|рубля|рубль|rub)$/, '').replaceAll(' ', '');
  return /^[-−]?\d+(?:[.,]\d{1,2})?$/.test(amount)
    ? String(Number(amount.replace('−', '-').replace(',', '.')))
    : null;
}

/** After a plus the number must begin with 7. Ten digits that begin with 7 or 8 are eleven digits with one missing. */
const OWN_PHONE = /^(?:\+7|[78](?=[3-9])|(?=[3-69]))(\d{10})$/;

/**
 * Converts a typed Russian or Kazakh phone to the form of RULE-11; null for any other text (COMFORT-51). No code in
 * these countries begins with 0, 1 or 2.
 */
export function parsePhone(text: string): string | null {
  const phone = toBarePhone(text);
  if (!/^[\d +().-]+$/.test(phone) || isFromAbroad(phone)) return null;
  const [, digits] = OWN_PHONE.exec(phone.replace(/[^\d+]/g, '')) ?? [];
  return digits ? formatPhone(`7${digits}`) : null;
}

/** True for a cell that is empty or contains only a dash. */
export const isBlankCell = (text: string): boolean => /^[-–—]?$/.test(text.trim());
