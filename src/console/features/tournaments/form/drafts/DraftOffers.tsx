import { formatMoment } from '../../../../../domain/dates/moments';
import { config } from '../../../../config';
import { runThenFocusFirstField } from '../../../../forms/runThenFocusFirstField';
import type { StoredDraft } from '../../../../state/draftStorage';
import { Button } from '../../../../ui/controls/Button';
import styles from './DraftOffers.module.css';

type DraftOffersProps = {
  offers: readonly StoredDraft[];
  onContinue: (offer: StoredDraft) => void;
  onDiscard: (offer: StoredDraft) => void;
};

/** Offers unsaved drafts, one per line (COMFORT-20). */
export function DraftOffers({ offers, onContinue, onDiscard }: DraftOffersProps) {
  if (offers.length === 0) return null;
  return (
    <section aria-label="Черновики" className={styles.offers}>
      {offers.map((offer) => (
        <div key={offer.key} className={styles.offer}>
          <p>{`Есть черновик от ${formatMoment(offer.draft.savedAt, config.timeZone)}`}</p>
          <div className={styles.buttons}>
            <Button
              onClick={({ currentTarget }) =>
                runThenFocusFirstField(currentTarget, () => onContinue(offer))
              }
            >
              Продолжить
            </Button>
            <Button
              onClick={({ currentTarget }) =>
                runThenFocusFirstField(currentTarget, () => onDiscard(offer))
              }
            >
              Удалить черновик
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
