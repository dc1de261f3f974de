export const MISSING_FACT_TEXT = '—';

/**
 * Returns the formatted text. Returns the raw text when the formatter throws, and a dash for an empty text (FORMAT-2).
 */
export function formatOrRaw(raw: string, format: (raw: string) => string): string {
  try {
    return format(raw);
  } catch {
    return raw || MISSING_FACT_TEXT;
  }
}
