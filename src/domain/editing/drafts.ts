import { DAY_MS } from '../dates/durations';
import { isRecord } from '../lib/coerce';
import type { SeriesSubmission } from './series';

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
  sending?: SeriesSubmission;
};

/** A draft this old is no longer offered. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS;

const isTexts = (data: unknown): data is Texts =>
  isRecord(data) && Object.values(data).every((value) => typeof value === 'string');

const isSubmissionProgress = (data: unknown): data is SeriesSubmission =>
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
