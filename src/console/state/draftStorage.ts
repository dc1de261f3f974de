import { DRAFT_LIFETIME_MS, parseDraft, type Draft } from '../../domain/editing/drafts';
import { isFromFuture } from '../../domain/protocol/session';
import { listDraftKeys, DRAFT_KEY_PREFIX } from './draftKeys';

/** The form of a draft: the create form, the edit form of the tournament with this id, or a player's note. */
export type DraftForm = 'new' | number | `note-${string}`;

export type StoredDraft = { key: string; draft: Draft };

/** Each opened form gets its own key, so that two tabs do not overwrite each other. */
export const createDraftKey = (form: DraftForm): string =>
  `${DRAFT_KEY_PREFIX}${form}.${crypto.getRandomValues(new Uint32Array(2)).join('')}`;

function read(key: string): Draft | null {
  try {
    return parseDraft(localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** A draft that a clock running ahead has dated in the future counts from now on: it would never go. */
function readDated(key: string, now: number): Draft | null {
  const draft = read(key);
  if (!draft || !isFromFuture(draft.savedAt, now)) return draft;
  const dated = { ...draft, savedAt: now };
  saveDraft(key, dated);
  return dated;
}

/**
 * COMFORT-20: a person's drafts of a form, the latest first; outdated ones go, of whatever form.
 * @param now ms since the epoch
 */
export function readDrafts(form: DraftForm, username: string, now: number): StoredDraft[] {
  const found: StoredDraft[] = [];
  for (const key of listDraftKeys()) {
    const draft = readDated(key, now);
    if (!draft) continue;
    if (now > draft.savedAt + DRAFT_LIFETIME_MS) discardDraft(key);
    else if (key.startsWith(`${DRAFT_KEY_PREFIX}${form}.`) && draft.username === username) {
      found.push({ key, draft });
    }
  }
  return found.sort((a, b) => b.draft.savedAt - a.draft.savedAt);
}

/** Whether the draft is still stored. */
export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Whether the browser stores anything at all. */
export function canKeepDrafts(): boolean {
  try {
    localStorage.setItem(DRAFT_KEY_PREFIX, '');
    localStorage.removeItem(DRAFT_KEY_PREFIX);
    return true;
  } catch {
    return false;
  }
}

/** @returns whether the browser has saved it */
export function saveDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function discardDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is refused: it gives no drafts either.
  }
}
