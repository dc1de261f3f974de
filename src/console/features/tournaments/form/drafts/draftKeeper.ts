import type { Draft } from '../../../../../domain/editing/drafts';
import type { SeriesSubmission } from '../../../../../domain/editing/series';
import { deviceStore } from '../../../../browser/deviceStore';
import {
  createUniqueDraftKey,
  saveDraft,
  type DraftFormId,
  type StoredDraft,
} from '../../../../state/draftStorage';

/** Delay before a draft is stored, in milliseconds; a crash loses at most this much typing. */
const DELAY_MS = 300;

type UnsavedDraft = Omit<Draft, 'savedAt'>;

/** Stores the draft of one opened form (COMFORT-20). */
export function createDraftKeeper(form: DraftFormId) {
  let key = createUniqueDraftKey(form);
  let pending: UnsavedDraft | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStored = true;
  let last: StoredDraft | null = null;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    pending = null;
  };

  /**
   * Stores the pending draft at once.
   * @returns true when the browser has stored the typed values
   */
  const flush = (): boolean => {
    if (pending) {
      const draft = { ...pending, savedAt: Date.now() };
      stop();
      isStored = saveDraft(key, draft);
      last = { key, draft };
    }
    return isStored;
  };

  return {
    /** Stores a draft after a delay, once for several keys. */
    saveSoon(unsaved: UnsavedDraft): void {
      pending = unsaved;
      timer ??= setTimeout(flush, DELAY_MS);
    },
    flush,
    /** True when the browser has stored the latest draft. */
    isStored: () => isStored,
    /** Stops storing, and keeps the stored draft. */
    stop,
    /**
     * Adds the requests sent so far to the draft, even after the user has left the form. A removed draft stays removed.
     */
    saveSubmission(sending: SeriesSubmission): void {
      if (last && deviceStore.read(key) === null) return;
      flush();
      if (!last) return;
      last = { key, draft: { ...last.draft, sending } };
      saveDraft(key, last.draft);
    },
    discard(): void {
      stop();
      if (last) deviceStore.remove(key);
      last = null;
    },
    /**
     * Turns the stored values into a separate draft.
     * @returns that draft; null when none was stored
     */
    putAside(): StoredDraft | null {
      flush();
      const aside = last;
      last = null;
      key = createUniqueDraftKey(form);
      return aside;
    },
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
