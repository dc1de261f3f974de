import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './Dialog.module.css';
import './keyboardRoom';
import { cancelSecondTap } from '../focus/cancelSecondTap';

type DialogProps = {
  /** Id of the element with the dialog's name. */
  titleId: string;
  className?: string | undefined;
  /** Called on Esc, on a click outside, and on the system's Back. The owner then decides to close the dialog or not. */
  onClose: () => void;
  children: ReactNode;
};

/** A native modal dialog, which is open while it is mounted. */
export function Dialog({ titleId, className = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // In a layout effect, the cleanup runs while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    return () => {
      // The dialog closes before it is removed, because closing returns the focus.
      element.close();
      cancelSecondTap();
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise a second Esc would close the dialog without calling `onClose`.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // The browser has closed the dialog although «cancel» was prevented. Only the owner may close it, so it opens
        // again.
        if (event.target === dialog.current && dialog.current.isConnected && !dialog.current.open) {
          dialog.current.showModal();
          onClose();
        }
      }}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
