import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './Dialog.module.css';
import './keyboardRoom';

type DialogProps = {
  /** The id of the element that names the dialog. */
  titleId: string;
  className?: string | undefined;
  /** Esc, a click outside or the system's Back: the owner decides whether the dialog goes. */
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog as the browser has it; it is open as long as it is mounted. */
export function Dialog({ titleId, className = '', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  // A layout effect: its end comes while the dialog still stands in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    // Closing before it goes gives the focus back to where it came from.
    return () => element.close();
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Prevented here, Esc cannot get past the owner's decision by being pressed twice.
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
        // The system closed it past the prevented «cancel»: it stays until its owner takes it away.
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

/** The row of buttons at a dialog's foot. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
