import { MISSING_FACT_TEXT } from '../lib/formatOrRaw';

/** True for a valid time in the form HH:MM. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * True for a completely typed time (RULE-12). Times from 24:00 count too; other rules refuse them as too late (RULE-3,
 * RULE-4).
 */
export const isWholeTime = (text: string): boolean => /^\d{2}:[0-5]\d$/.test(text);

/** Minutes from midnight to a time HH:MM. */
export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Converts «10:00:00» and «9:05» to HH:MM; returns any other text unchanged (WIRE-6). */
export function normalizeTime(text: string): string {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  return match ? `${match[1]!.padStart(2, '0')}:${match[2]}` : text;
}

/** Returns «10:00 – 14:00», or only the start without an end (LIST-10). */
export function formatTimeRange(start: string, end: string | null): string {
  return end ? `${start || MISSING_FACT_TEXT} – ${end}` : start || MISSING_FACT_TEXT;
}

/** Returns «8:00» for 08:00, as in ordinary text. */
export const formatSpokenHour = (time: string): string => time.replace(/^0/, '');
