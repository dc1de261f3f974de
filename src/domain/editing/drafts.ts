import { DAY_MS } from '../dates/durations';
import { isRecord } from '../lib/coerce';
import type { SeriesSubmission } from './series';

/** Texts of a form, by field name. */
type Texts = Record<string, string>;

/** Typed and unsaved values of a form (COMFORT-20). */
export type Draft = {
  /** The user who typed the values. */
  username: string;
  /** Time of saving in ms since the epoch. */
  savedAt: number;
  values: Texts;
  /** The form's values before the first change. */
  before: Texts;
  /** Tournaments that the create form has already sent. */
  sending?: SeriesSubmission;
};

/** Age in ms beyond which a draft is not offered. */
export const DRAFT_LIFETIME_MS = 30 * DAY_MS;

const isTexts = (data: unknown): data is Texts =>
  isRecord(data) && Object.values(data).every((value) => typeof value === 'string');

const isSubmissionProgress = (data: unknown): data is SeriesSubmission =>
  isRecord(data) &&
  typeof data.key === 'string' &&
  isTexts(data.keys) &&
  Array.isArray(data.created) &&
  data.created.every((date) => typeof date === 'string');

/** Parses a stored draft; null for another text. */
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

/** Applies the user's changes to the form's current initial values (COMFORT-20). */
export function restoreDraftValues<Values extends Texts>(
  { values, before }: Pick<Draft, 'values' | 'before'>,
  now: Values,
): Values {
  const changed = Object.keys(now).filter(
    (name) => name in values && values[name] !== before[name],
  );
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, values[name]])) };
}
