import { useRef, useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { CrossIcon } from '../icons/icons';
import { useReturnFocusWhenGone } from '../focus/useReturnFocusWhenGone';
import styles from './Toast.module.css';

const LIFETIME_MS = 10_000;

type Countdown = {
  ms: number;
  /** A new id restarts the time. */
  id: number;
  /** True while the time is paused. */
  isHeld: boolean;
  onEnd: () => void;
};

/** Calls `onEnd` once, after `ms` milliseconds that exclude the pauses. */
function usePausableTimer({ ms, id, isHeld, onEnd }: Countdown): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    left.current = ms;
  }, [ms, id]);

  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [ms, id, isHeld]);
}

type ToastProps = {
  /** Id of the message. A new id restarts the time. */
  id: number;
  /** Button next to the text. */
  action?: ReactNode;
  /** True while the owner pauses the time. */
  isHeld: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A message over the page that disappears after 10 s (COMFORT-30). Time stops while the pointer or the focus is on it.
 * The owner provides the live region.
 */
export function Toast({ id, action, isHeld, onClose, children }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  const [isPointedAt, setPointedAt] = useState(false);
  const { isInside, handlers } = useReturnFocusWhenGone(toast, id);
  usePausableTimer({
    ms: LIFETIME_MS,
    id,
    isHeld: isHeld || isPointedAt || isInside,
    onEnd: onClose,
  });
  return (
    <div
      ref={toast}
      className={styles.toast}
      {...handlers}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <p>{children}</p>
      {action}
      <button
        type="button"
        className={styles.close}
        aria-label="Скрыть сообщение"
        title="Скрыть сообщение"
        onClick={onClose}
      >
        <CrossIcon />
      </button>
    </div>
  );
}
