import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui/controls/Button';
import { FindIcon } from '../../ui/icons/lazyIcons';
import { useHasSearchField } from '../../ui/keyboard/useHasSearchField';
import { formatKeyCap } from '../../ui/keyboard/shortcutKeys';
import { useMediaQuery } from '../../ui/layout/useMediaQuery';
import type { Command } from './box/commands';
import { CONTROL_KEY_LABEL } from './keys/commandKeys';
import { ThemeSelect } from './ThemeSelect';
import styles from './AccountMenuButtons.module.css';

/** Matches a phone at normal zoom, whose bar has space for a button (DESK-14). */
const HAS_ROOM = '(max-width: 639px) and (min-height: 480px)';

type InBarProps = {
  className: string | undefined;
  insert: (place: HTMLElement) => void;
  children: ReactNode;
};

/** Renders into the bar, which belongs to the first screen and cannot contain code that loads later. */
function InBar({ className = '', insert, children }: InBarProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const made = document.createElement('div');
    made.className = className;
    insert(made);
    setPlace(made);
    return () => made.remove();
  }, [className, insert]);
  return place && createPortal(children, place);
}

const insertInMenu = (place: HTMLElement) => document.getElementById('account')?.prepend(place);
const insertBeforeMenuButton = (place: HTMLElement) =>
  document.querySelector('[popovertarget=account]')?.before(place);

/** Closes the menu before a dialog opens: a menu that a dialog closes does not return the focus. */
const closeMenu = () => document.querySelector<HTMLElement>('#account:popover-open')?.hidePopover();

type AccountMenuButtonsProps = { commands: readonly Command[]; onOpenBox: () => void };

/**
 * The part of the account menu that loads later: the command box, some of its commands, and the theme (SHELL-3,
 * COMFORT-1). On a phone whose bar has no search, an icon in the bar opens the box instead (DESK-14).
 */
export function AccountMenuButtons({ commands, onOpenBox }: AccountMenuButtonsProps) {
  const hasRoom = useMediaQuery(HAS_ROOM);
  const hasIcon = !useHasSearchField() && hasRoom;
  const closeAndOpen = (open: () => void) => () => {
    closeMenu();
    open();
  };
  return (
    <>
      {hasIcon && (
        <InBar className={styles.iconPlace} insert={insertBeforeMenuButton}>
          <Button className={styles.icon} onClick={onOpenBox}>
            <FindIcon />
            Найти или сделать
          </Button>
        </InBar>
      )}
      <InBar className={styles.place} insert={insertInMenu}>
        {!hasIcon && (
          <Button
            className={styles.button}
            data-key={`${CONTROL_KEY_LABEL} K`}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={closeAndOpen(onOpenBox)}
          >
            Найти или сделать
          </Button>
        )}
        {commands
          .filter(({ isInMenu }) => isInMenu)
          .map(({ label, key, run }) => (
            <Button
              key={label}
              className={styles.button}
              {...(key && {
                'data-key': formatKeyCap(key),
                'aria-keyshortcuts': formatKeyCap(key),
              })}
              onClick={closeAndOpen(run)}
            >
              {label}
            </Button>
          ))}
        <ThemeSelect />
      </InBar>
    </>
  );
}
