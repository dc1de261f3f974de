import { useEffect, useState } from 'react';
import { restoreDraftValues, type Draft } from '../../../../../domain/editing/drafts';
import type { SeriesSubmission } from '../../../../../domain/editing/series';
import { deviceStore } from '../../../../browser/deviceStore';
import { useFormContext } from '../../../../forms/useFormContext';
import { useAppSelector } from '../../../../hooks';
import { selectUsername } from '../../../../state/authSlice';
import { readDrafts, type DraftFormId, type StoredDraft } from '../../../../state/draftStorage';
import type { DraftKeeper } from './draftKeeper';

type DraftOptions = {
  form: DraftFormId;
  keeper: DraftKeeper;
  /** Values of the untouched form. Any difference from them makes a draft. */
  before: Record<string, string>;
  isChanged: boolean;
  submission?: SeriesSubmission | undefined;
  onContinued?: (draft: Draft) => void;
};

/**
 * Stores a draft of the surrounding form while the user types, and offers earlier drafts (COMFORT-20). When the user
 * continues an earlier draft, the present values become another offered draft.
 */
export function useDraft(options: DraftOptions) {
  const { form, keeper, before, isChanged, submission, onContinued } = options;
  const username = useAppSelector(selectUsername);
  const { values, fill } = useFormContext();
  const [offers, setOffers] = useState(() => readDrafts(form, username, Date.now()));

  useEffect(() => {
    if (isChanged)
      keeper.saveSoon({ username, values, before, ...(submission && { sending: submission }) });
    else keeper.discard();
  }, [keeper, isChanged, username, values, before, submission]);

  useEffect(() => {
    const flush = () => void keeper.flush();
    addEventListener('pagehide', flush);
    // A phone may end a hidden page without any further event.
    document.addEventListener('visibilitychange', flush);
    return () => {
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      keeper.stop();
    };
  }, [keeper]);

  const filterOthers = (offer: StoredDraft) => offers.filter(({ key }) => key !== offer.key);

  return {
    offers,
    continueWith(offer: StoredDraft): void {
      const aside = isChanged ? keeper.putAside() : null;
      setOffers([...(aside ? [aside] : []), ...filterOthers(offer)]);
      fill(restoreDraftValues(offer.draft, before));
      onContinued?.(offer.draft);
      // Another tab may still store the offered draft, so this form stores it under a key of its own.
      keeper.saveSoon(offer.draft);
      if (keeper.flush()) deviceStore.remove(offer.key);
    },
    discard(offer: StoredDraft): void {
      deviceStore.remove(offer.key);
      setOffers(filterOthers(offer));
    },
  };
}
