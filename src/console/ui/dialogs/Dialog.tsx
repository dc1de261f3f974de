import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import styles from './Dialog.module.css';
import './keyboardRoom';
import { cancelSecondTap } from '../focus/cancelSecondTap';

type DialogProps = {
  /** Id of the element with the dialog's name. By default the heading of `DialogBody` names it. */
  titleId?: string;
  /** Width in CSS px; less in a narrower window. */
  width?: number;
  /** True when the dialog covers the screen of a phone. */
  isFullOnPhone?: boolean;
  className?: string | undefined;
  /** Called on Esc, on a click outside, and on the system's Back. The owner then decides to close the dialog or not. */
  onClose: () => void;
  children: ReactNode;
};

const TitleIdContext = createContext('');

/** A native modal dialog, which is open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { width = 720, isFullOnPhone = false, className = '', onClose, children } = props;
  const ownId = useId();
  const titleId = props.titleId ?? ownId;
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
      className={`${styles.dialog} ${isFullOnPhone ? styles.full : ''} ${className}`}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
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
      <TitleIdContext value={titleId}>
        <div className={styles.content}>{children}</div>
      </TitleIdContext>
    </dialog>
  );
}

type DialogBodyProps = {
  title: ReactNode;
  /** True when the content is focused first, and not its first button. */
  isFocusedFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Heading and content of a dialog. The content scrolls. */
export function DialogBody(props: DialogBodyProps) {
  const { title, isFocusedFirst = false, className = '', children } = props;
  return (
    <div className={`${styles.body} ${className}`} tabIndex={isFocusedFirst ? -1 : undefined}>
      <h2 id={use(TitleIdContext)}>{title}</h2>
      {children}
    </div>
  );
}

export function DialogFooter({ children }: { children: ReactNode }) {
  return <div className={styles.footer}>{children}</div>;
}
