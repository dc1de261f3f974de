import type { Draft } from '../../../../../domain/editing/drafts';
import type { SeriesSubmission } from '../../../../../domain/editing/series';
import { deviceStore } from '../../../../browser/deviceStore';
import {
  createUniqueDraftKey,
  saveDraft,
  type DraftFormId,
  type StoredDraft,
} from '../../../../state/draftStorage';

/** So much typing at most is lost in a crash. */
const DELAY_MS = 300;

type UnsavedDraft = Omit<Draft, 'savedAt'>;

/** COMFORT-20: keeps the draft of one opened form. */
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

  /** Writes now what waits. @returns whether the browser has kept what was typed */
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
    /** Writes soon, and not again with each key. */
    saveSoon(unsaved: UnsavedDraft): void {
      pending = unsaved;
      timer ??= setTimeout(flush, DELAY_MS);
    },
    flush,
    /** Whether the browser has kept what was written last. */
    isStored: () => isStored,
    /** Writes no more, and leaves what is written. */
    stop,
    /** Adds what has been sent, also after the form was left; a draft that was taken away stays away. */
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
    /** Leaves what is kept as a draft of its own. @returns it, or null where there is none */
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
