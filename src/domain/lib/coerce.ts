export type UnknownRecord = Record<string, unknown>;

/** True for an object that is no array. */
export const isRecord = (data: unknown): data is UnknownRecord =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** Keeps a text and formats a number; any other value becomes the empty text. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Returns a number, also when it is written as text, as some databases write decimals; null for any other value. */
export function toNumber(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}
