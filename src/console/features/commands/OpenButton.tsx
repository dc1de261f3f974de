import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button';
import { FindIcon } from '../../ui/lateIcons';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { CONTROL } from './keys';
import styles from './OpenButton.module.css';

/** DESK-14: a phone that is not enlarged, whose bar has room for a button. */
const HAS_ICON = '(max-width: 639px) and (min-height: 480px)';

/**
 * A place before what the bar holds, or beside the button of a phone's small menu: the bar is there long before
 * this, and need not know of it.
 */
function useBarPlace(isIcon: boolean): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = document.createElement('span');
    made.className = isIcon ? styles.iconPlace! : styles.place!;
    if (isIcon) document.querySelector('[popovertarget=account]')?.before(made);
    else document.getElementById('account')?.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, [isIcon]);
  return place;
}

/** COMFORT-80, DESK-14: the way to the box without a keyboard, in the bar, on a phone as an icon. */
export function OpenButton({ onOpen }: { onOpen: () => void }) {
  const isIcon = useMediaQuery(HAS_ICON);
  const place = useBarPlace(isIcon);
  return (
    place &&
    createPortal(
      isIcon ? (
        <Button className={styles.icon} onClick={onOpen}>
          <FindIcon />
          Найти или сделать
        </Button>
      ) : (
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
        </Button>
      ),
      place,
    )
  );
}
