import { DRAFT_LIFETIME_MS, parseDraft, type Draft } from '../../domain/editing/drafts';
import { isFromFuture } from '../../domain/protocol/session';
import { readLocalItem, removeLocalItem, saveLocalItem } from '../browser/localItems';
import { listDraftKeys, DRAFT_KEY_PREFIX } from './draftKeys';

/** The form of a draft: the create form, the edit form of the tournament with this id, or a player's note. */
export type DraftFormId = 'new' | number | `note-${string}`;

export type StoredDraft = { key: string; draft: Draft };

/** Each opened form gets its own key, so that two tabs do not overwrite each other. */
export const createUniqueDraftKey = (form: DraftFormId): string =>
  `${DRAFT_KEY_PREFIX}${form}.${crypto.getRandomValues(new Uint32Array(2)).join('')}`;

const read = (key: string): Draft | null => parseDraft(readLocalItem(key));

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
export function readDrafts(form: DraftFormId, username: string, now: number): StoredDraft[] {
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
export const hasDraft = (key: string): boolean => readLocalItem(key) !== null;

/** Whether the browser stores anything at all. */
export function canKeepDrafts(): boolean {
  const canKeep = saveLocalItem(DRAFT_KEY_PREFIX, '');
  removeLocalItem(DRAFT_KEY_PREFIX);
  return canKeep;
}

/** @returns whether the browser has saved it */
export const saveDraft = (key: string, draft: Draft): boolean =>
  saveLocalItem(key, JSON.stringify(draft));

export const discardDraft = (key: string): void => removeLocalItem(key);
