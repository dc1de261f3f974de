import type { Draft } from '../../../../../domain/editing/drafts';
import type { SeriesSubmission } from '../../../../../domain/editing/series';
import { deviceStore } from '../../../../browser/deviceStore';
import {
  createUniqueDraftKey,
  saveDraft,
  type DraftFormId,
  type StoredDraft,
} from '../../../../state/draftStorage';

/** The most typing that a crash loses. */
const DELAY_MS = 300;

type UnsavedDraft = Omit<Draft, 'savedAt'>;

/** Keeps the draft of one opened form (COMFORT-20). */
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
   * Writes the pending draft now.
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
    /** Writes after a delay, once for several keys. */
    saveSoon(unsaved: UnsavedDraft): void {
      pending = unsaved;
      timer ??= setTimeout(flush, DELAY_MS);
    },
    flush,
    /** True when the browser has stored the last write. */
    isStored: () => isStored,
    /** Stops writing and leaves the stored draft. */
    stop,
    /** Records the requests sent so far, even after the form was left. A removed draft stays removed. */
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
     * Turns the stored values into a draft of their own.
     * @returns that draft; null when nothing was stored
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
