import { MISSING_FACT_TEXT } from '../lib/formatOrRaw';

/** Whether the text is HH:MM and a time that a clock shows. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Whether a time is typed to its end (RULE-12); «24:00» is, and is too late (RULE-3, RULE-4). */
export const isWholeTime = (text: string): boolean => /^\d{2}:[0-5]\d$/.test(text);

/** Minutes from midnight to a time HH:MM. */
export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** WIRE-6: «10:00:00» and «9:05» as HH:MM, anything else as it is. */
export function normalizeTime(text: string): string {
  const match = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/.exec(text);
  return match ? `${match[1]!.padStart(2, '0')}:${match[2]}` : text;
}

/** LIST-10: «10:00 – 14:00», or the start alone. */
export function formatTimeRange(start: string, end: string | null): string {
  return end ? `${start || MISSING_FACT_TEXT} – ${end}` : start || MISSING_FACT_TEXT;
}

/** A club hour as people write it: «8:00» for 08:00. */
export const formatSpokenHour = (time: string): string => time.replace(/^0/, '');
