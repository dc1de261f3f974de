/** Shown where a fact is missing. */
export const MISSING_FACT_TEXT = '—';

/** FORMAT-2: what the formatter gives, or the raw text where it raises, or a dash where there is none. */
export function formatOrRaw(raw: string, format: (raw: string) => string): string {
  try {
    return format(raw);
  } catch {
    return raw || MISSING_FACT_TEXT;
  }
}
