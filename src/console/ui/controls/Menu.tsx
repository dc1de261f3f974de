import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cancelSecondTap } from '../focus/cancelSecondTap';
import styles from './Menu.module.css';
import { placePopup, trackPopupPlacement } from './placePopup';

/** An action, or a link. A web address opens in a new tab. */
export type MenuOption =
  | { text: string; isDisabled?: boolean; onChoose: () => void }
  | { text: string; href: string; isWeb: boolean };

type MenuProps = {
  /** Id of the menu, to which its button's `popoverTarget` refers. */
  id: string;
  label: string;
  entries: readonly MenuOption[];
  /** Rare entries, which «Ещё» shows below the others. */
  more?: readonly MenuOption[];
  onClose: () => void;
};

type Key = { key: string; preventDefault: () => void; stopPropagation: () => void };

/** The key closes only the menu; without this, WebKit would also close a surrounding dialog. */
function closeOnEscape(menu: HTMLElement, event: Key): void {
  if (event.key !== 'Escape' || !menu.matches(':popover-open')) return;
  event.preventDefault();
  event.stopPropagation();
  menu.hidePopover();
}

const findOpener = (id: string) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

const listItems = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('button:enabled, a'),
];

/**
 * A menu next to its button, rendered when the user presses the button. Arrow keys, Home and End move between entries;
 * Esc and Tab close the menu. The focus returns to the button before the chosen action runs.
 */
export function Menu({ id, label, entries, more = [], onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const giveUp = useEffectEvent(onClose);

  useEffect(() => {
    const popup = menu.current!;
    const button = findOpener(id);
    let rest = () => {};
    // After a fast double press the button has the focus, so the button also listens.
    const closeFromButton = (event: Key) => closeOnEscape(popup, event);
    button?.addEventListener('keydown', closeFromButton);
    // The press itself toggles a popover that exists before the press ends: an open one would close again.
    const timer = setTimeout(() => {
      // Some browsers do not focus a pressed button, to which the focus should return.
      if (!popup.matches(':popover-open')) {
        button?.focus();
        // A dialog has opened, and the menu would cover it.
        if (button !== document.activeElement) {
          giveUp();
          return;
        }
        popup.showPopover();
      }
      rest = trackPopupPlacement(() => placePopup(popup, button));
      listItems(popup)[0]?.focus();
    });
    return () => {
      clearTimeout(timer);
      button?.removeEventListener('keydown', closeFromButton);
      rest();
    };
  }, [id]);

  const moveByKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget } = event;
    closeOnEscape(currentTarget, event);
    if (key === 'Tab') currentTarget.hidePopover();
    const active = document.activeElement;
    // Links do not react to the space key.
    if (key === ' ' && active instanceof HTMLAnchorElement) {
      event.preventDefault();
      active.click();
    }
    const items = listItems(currentTarget);
    const at = items.indexOf(document.activeElement as HTMLElement);
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const place = places[key];
    if (place === undefined) return;
    event.preventDefault();
    items.at(place % items.length)?.focus();
  };

  const unfold = () => {
    const popup = menu.current!;
    const at = listItems(popup).length - 1;
    // The second tap of a double tap would press the entry that appears in this place.
    cancelSecondTap();
    flushSync(() => setWhole(true));
    placePopup(popup, findOpener(id));
    listItems(popup)[at]?.focus();
  };

  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="menu"
      aria-label={label}
      className={styles.menu}
      onKeyDown={moveByKeys}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'closed') onClose();
        // The menu was closed and opened again before this event.
        else if (!currentTarget.contains(document.activeElement))
          listItems(currentTarget)[0]?.focus();
      }}
    >
      {[...entries, ...(isWhole ? more : [])].map((entry) =>
        'href' in entry ? (
          <a
            key={entry.text}
            role="menuitem"
            tabIndex={-1}
            className={styles.item}
            href={entry.href}
            {...(entry.isWeb && { target: '_blank', rel: 'noopener noreferrer' })}
            onClick={() => menu.current?.hidePopover()}
          >
            {entry.text}
          </a>
        ) : (
          <button
            key={entry.text}
            type="button"
            role="menuitem"
            tabIndex={-1}
            disabled={entry.isDisabled}
            className={styles.item}
            onClick={() => {
              menu.current?.hidePopover();
              entry.onChoose();
            }}
          >
            {entry.text}
          </button>
        ),
      )}
      {more.length > 0 && !isWhole && (
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-expanded={false}
          className={styles.item}
          onClick={unfold}
        >
          Ещё
        </button>
      )}
    </div>
  );
}
