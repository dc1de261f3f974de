export type UnknownRecord = Record<string, unknown>;

/** Whether the data is an object with names. */
export const isRecord = (data: unknown): data is UnknownRecord =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A text; a number becomes one, and anything else the empty text. */
export const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** A number, also where a server's database writes decimals as text; null for anything else. */
export function toNumber(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}
