export const MISSING_FACT_TEXT = '—';

/** The formatted text, or the raw text when the formatter throws, or a dash for an empty one (FORMAT-2). */
export function formatOrRaw(raw: string, format: (raw: string) => string): string {
  try {
    return format(raw);
  } catch {
    return raw || MISSING_FACT_TEXT;
  }
}
