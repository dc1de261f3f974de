import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/Button';
import { CONTROL } from './keys';
import { ThemeSelect } from './ThemeSelect';
import styles from './AccountCommands.module.css';

/** A place before what the account menu holds: that is there long before this, and need not know of it. */
function usePlaceInMenu(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = document.createElement('div');
    made.className = styles.place!;
    document.getElementById('account')?.prepend(made);
    setPlace(made);
    return () => made.remove();
  }, []);
  return place;
}

type AccountCommandsProps = { onOpenBox: () => void; onShowKeys: () => void };

/** COMFORT-80, COMFORT-82: the box and the keys without a keyboard, and the theme (COMFORT-1), in the account menu. */
export function AccountCommands({ onOpenBox, onShowKeys }: AccountCommandsProps) {
  const place = usePlaceInMenu();
  if (!place) return null;
  const afterClosing = (open: () => void) => () => {
    // A menu that the dialog closes would not give the focus back.
    place.closest<HTMLElement>(':popover-open')?.hidePopover();
    open();
  };
  return createPortal(
    <>
      <Button
        className={styles.button}
        data-key={`${CONTROL} K`}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={afterClosing(onOpenBox)}
      >
        Найти или сделать
      </Button>
      <Button
        className={styles.button}
        data-key="?"
        aria-keyshortcuts="?"
        onClick={afterClosing(onShowKeys)}
      >
        Клавиши
      </Button>
      <ThemeSelect />
    </>,
    place,
  );
}
