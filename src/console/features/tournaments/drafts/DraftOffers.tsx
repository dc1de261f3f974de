import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatMoment } from '../../../../domain/drafts';
import { config } from '../../../config';
import type { StoredDraft } from '../../../state/draftStorage';
import { Button } from '../../../ui/Button';
import styles from './DraftOffers.module.css';

type DraftOffersProps = {
  offers: readonly StoredDraft[];
  onContinue: (offer: StoredDraft) => void;
  onDiscard: (offer: StoredDraft) => void;
};

/** COMFORT-20: what was typed earlier and not saved, one line for each draft. */
export function DraftOffers({ offers, onContinue, onDiscard }: DraftOffersProps) {
  const region = useRef<HTMLElement>(null);

  // The pressed button goes: the focus goes on to the form that it filled.
  const answered = (answer: () => void) => {
    const form = region.current?.closest('form');
    flushSync(answer);
    form?.querySelector<HTMLElement>('select, input:not([type="radio"])')?.focus();
  };

  if (offers.length === 0) return null;
  return (
    <section ref={region} aria-label="Черновики" className={styles.offers}>
      {offers.map((offer) => (
        <div key={offer.key} className={styles.offer}>
          <p>{`Есть черновик от ${formatMoment(offer.draft.savedAt, config.timeZone)}`}</p>
          <div className={styles.buttons}>
            <Button onClick={() => answered(() => onContinue(offer))}>Продолжить</Button>
            <Button onClick={() => answered(() => onDiscard(offer))}>Удалить черновик</Button>
          </div>
        </div>
      ))}
    </section>
  );
}
