import { MISSING_FACT_TEXT } from '../lib/formatOrRaw';

/** True for HH:MM of a time that a clock shows. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** True for a completely typed time (RULE-12), even 24:00 and later, which are refused as too late (RULE-3, RULE-4). */
export const isWholeTime = (text: string): boolean => /^\d{2}:[0-5]\d$/.test(text);

/** Minutes from midnight to a time HH:MM. */
export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** «10:00:00» and «9:05» as HH:MM, any other text unchanged (WIRE-6). */
export function normalizeTime(text: string): string {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  return match ? `${match[1]!.padStart(2, '0')}:${match[2]}` : text;
}

/** «10:00 – 14:00», or the start alone (LIST-10). */
export function formatTimeRange(start: string, end: string | null): string {
  return end ? `${start || MISSING_FACT_TEXT} – ${end}` : start || MISSING_FACT_TEXT;
}

/** «8:00» for 08:00, as people write it. */
export const formatSpokenHour = (time: string): string => time.replace(/^0/, '');
