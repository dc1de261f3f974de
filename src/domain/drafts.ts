import { isRecord } from './coerce';
import { DAY_MS } from './durations';
import type { SubmissionProgress } from './series';

/** What a form holds, by field name. */
type Texts = Record<string, string>;

/** COMFORT-20: what was typed into a form and is not saved yet. */
export type Draft = {
  /** Whose it is. */
  username: string;
  /** ms since the epoch. */
  savedAt: number;
  values: Texts;
  /** What the form held before anything was typed. */
  before: Texts;
  /** For the create form: which of its tournaments have been sent. */
  sending?: SubmissionProgress;
};

/** A draft this old is no longer offered. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS;

const isTexts = (data: unknown): data is Texts =>
  isRecord(data) && Object.values(data).every((value) => typeof value === 'string');

const isSubmissionProgress = (data: unknown): data is SubmissionProgress =>
  isRecord(data) &&
  typeof data.key === 'string' &&
  isTexts(data.keys) &&
  Array.isArray(data.created) &&
  data.created.every((date) => typeof date === 'string');

/** A draft as storage holds it; null for anything that is none. */
export function parseDraft(text: string | null): Draft | null {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (!isRecord(data)) return null;
  const { username, savedAt, values, before, sending } = data;
  if (typeof username !== 'string' || typeof savedAt !== 'number') return null;
  if (!Number.isFinite(savedAt) || !isTexts(values) || !isTexts(before)) return null;
  return { username, savedAt, values, before, ...(isSubmissionProgress(sending) && { sending }) };
}

/** COMFORT-20: what the person had changed, over what the form begins with now. */
export function restoreDraftValues<Values extends Texts>(
  { values, before }: Pick<Draft, 'values' | 'before'>,
  now: Values,
): Values {
  const changed = Object.keys(now).filter(
    (name) => name in values && values[name] !== before[name],
  );
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
}

/**
 * «21 ноября, 14:05».
 * @param instant ms since the epoch
 * @param zone IANA name
 */
export function formatMoment(instant: number, zone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ru', { ...options, timeZone: zone }).format(instant);
  const day = part({ day: 'numeric', month: 'long' }).replace(' ', '\u00a0');
  return `${day}, ${part({ hour: '2-digit', minute: '2-digit' })}`;
}

/**
 * «14:05» where that was today, else as `formatMoment` has it.
 * @param instant ms since the epoch, less than a year before `now`
 * @param now ms since the epoch
 * @param zone IANA name
 */
export function formatRecentMoment(instant: number, now: number, zone: string): string {
  const moment = formatMoment(instant, zone);
  const [day = '', time = ''] = moment.split(', ');
  return formatMoment(now, zone).startsWith(`${day}, `) ? time : moment;
}
