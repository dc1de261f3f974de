import { DRAFT_LIFETIME_MS, parseDraft, type Draft } from '../../domain/editing/drafts';
import { isFromFuture } from '../../domain/protocol/session';
import { deviceStore, type DraftKey } from '../browser/deviceStore';

/** Form of a draft: the create form, the edit form of the tournament with this id, or a player's note. */
export type DraftFormId = 'new' | number | `note-${string}`;

export type StoredDraft = { key: DraftKey; draft: Draft };

/** Each opened form gets its own key, so that two tabs do not overwrite each other's draft. */
export const createUniqueDraftKey = (form: DraftFormId): DraftKey =>
  `club.draft.${form}.${crypto.getRandomValues(new Uint32Array(2)).join('')}`;

/** Reads a draft. A future date, left by a fast clock, becomes `now`, because such a draft would never expire. */
function readDated(key: DraftKey, now: number): Draft | null {
  const draft = parseDraft(deviceStore.read(key));
  if (!draft || !isFromFuture(draft.savedAt, now)) return draft;
  const dated = { ...draft, savedAt: now };
  saveDraft(key, dated);
  return dated;
}

/**
 * This user's drafts of a form, latest first (COMFORT-20). Removes outdated drafts of all forms.
 * @param now ms since the epoch
 */
export function readDrafts(form: DraftFormId, username: string, now: number): StoredDraft[] {
  const found: StoredDraft[] = [];
  for (const key of deviceStore.listKeys('club.draft.')) {
    const draft = readDated(key, now);
    if (!draft) continue;
    if (now > draft.savedAt + DRAFT_LIFETIME_MS) deviceStore.remove(key);
    else if (key.startsWith(`club.draft.${form}.`) && draft.username === username) {
      found.push({ key, draft });
    }
  }
  return found.sort((a, b) => b.draft.savedAt - a.draft.savedAt);
}

/** True when the browser can store texts. */
export function canKeepDrafts(): boolean {
  const canKeep = deviceStore.write('club.draft.', '');
  deviceStore.remove('club.draft.');
  return canKeep;
}

/** @returns true when the browser has stored the draft */
export const saveDraft = (key: DraftKey, draft: Draft): boolean =>
  deviceStore.write(key, JSON.stringify(draft));
