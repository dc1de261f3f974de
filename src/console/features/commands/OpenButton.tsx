import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button';
import { CONTROL } from './keys';
import styles from './OpenButton.module.css';

/** A place before what the bar holds: the bar is there long before this, and need not know of it. */
function useBarPlace(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = document.createElement('span');
    made.className = styles.place!;
    document.getElementById('account')?.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place;
}

/** COMFORT-80: the way to the box without a keyboard, in the bar, on a phone in its small menu. */
export function OpenButton({ onOpen }: { onOpen: () => void }) {
  const place = useBarPlace();
  return (
    place &&
    createPortal(
      <Button
        className={styles.button}
        data-key={`${CONTROL} K`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          // A menu that the dialog closes would not give the focus back.
          place.closest<HTMLElement>(':popover-open')?.hidePopover();
          onOpen();
        }}
      >
        Найти или сделать
      </Button>,
      place,
    )
  );
}
