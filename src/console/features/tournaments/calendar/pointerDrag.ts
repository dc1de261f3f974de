import { startAutoScroll } from './autoScroll';
import { makeDragGhost } from './dragGhost';

/** A mouse drags once it has gone so far, px. */
const MOUSE_TRAVEL = 5;
/** A finger drags once it has rested so long; one that goes farther before scrolls the page. */
const HOLD_MS = 400;
const HOLD_TRAVEL = 10;

export type PointerDragHandlers = {
  /** @returns whether this tournament can be moved now */
  onLift: (tournamentId: number) => boolean;
  /** The day under the pointer; null where there is none. */
  onOver: (day: string | null) => void;
  onDrop: () => void;
  onCancel: () => void;
};

type Point = { x: number; y: number };

const dayAt = ({ x, y }: Point): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]')?.dataset.day ?? null;

/** The press that ends a drag is no press on what lies under it; one by keys has no detail. */
function ignoreClick(): void {
  const ended = new AbortController();
  const { signal } = ended;
  const swallow = (event: MouseEvent) => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('pointerdown', () => ended.abort(), { capture: true, signal });
}

/** Drags one entry from the press on it to its end, which `signal` ends too. */
function followPress(
  entry: HTMLElement,
  { clientX, clientY, pointerId, pointerType }: PointerEvent,
  scrollElement: HTMLElement | null,
  { onLift, onOver, onDrop, onCancel }: PointerDragHandlers,
  onEnd: () => void,
): { isLifted: () => boolean; cancel: () => void } {
  const start: Point = { x: clientX, y: clientY };
  const isTouch = pointerType === 'touch';
  const listening = new AbortController();
  const { signal } = listening;
  let at = start;
  let letGo: (() => void) | null = null;

  const end = () => {
    listening.abort();
    clearTimeout(timer);
    letGo?.();
    onEnd();
  };
  const cancel = () => {
    end();
    if (letGo) onCancel();
  };
  const lift = () => {
    if (!onLift(Number(entry.dataset.tournament))) {
      end();
      return;
    }
    const ghost = makeDragGhost(entry, start.x, start.y);
    const look = () => onOver(dayAt(at));
    const stopScrolling = scrollElement
      ? startAutoScroll(scrollElement, () => at.y, look)
      : () => {};
    letGo = () => {
      ghost.remove();
      stopScrolling();
    };
    signal.addEventListener('abort', ignoreClick);
    addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerId !== pointerId) return;
        at = { x: event.clientX, y: event.clientY };
        ghost.moveTo(at.x, at.y);
        look();
      },
      { signal },
    );
    ghost.moveTo(at.x, at.y);
    look();
  };
  const timer = isTouch ? setTimeout(lift, HOLD_MS) : undefined;

  addEventListener(
    'pointermove',
    (event) => {
      if (letGo || event.pointerId !== pointerId) return;
      at = { x: event.clientX, y: event.clientY };
      const travel = Math.hypot(at.x - start.x, at.y - start.y);
      if (isTouch && travel > HOLD_TRAVEL) end();
      else if (!isTouch && travel > MOUSE_TRAVEL) lift();
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId !== pointerId) return;
      end();
      if (letGo) onDrop();
    },
    { signal },
  );
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('blur', cancel, { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !letGo) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
    { capture: true, signal },
  );
  return { isLifted: () => letGo !== null, cancel };
}

/**
 * DESK-30: drags the entries (data-tournament) of a calendar to its days (data-day), with the mouse or,
 * after a long press, a finger.
 * @param scrollElement what scrolls the calendar
 * @returns ends it
 */
export function listenForDrags(
  calendar: HTMLElement,
  scrollElement: HTMLElement | null,
  handlers: PointerDragHandlers,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let press: ReturnType<typeof followPress> | null = null;

  const begin = (event: PointerEvent) => {
    const entry = (event.target as Element).closest<HTMLElement>('[data-tournament]');
    if (press || !entry || !event.isPrimary || event.button !== 0) return;
    press = followPress(entry, event, scrollElement, handlers, () => {
      press = null;
    });
  };
  const keepFromBrowser = (event: Event) => {
    if (press?.isLifted()) event.preventDefault();
  };
  calendar.addEventListener('pointerdown', begin, { signal });
  // WebKit heeds only a listener that was there before the finger.
  calendar.addEventListener('touchmove', keepFromBrowser, { passive: false, signal });
  document.addEventListener('selectstart', keepFromBrowser, { signal });
  // A long press would open the browser's own menu.
  calendar.addEventListener('contextmenu', (event) => press && event.preventDefault(), { signal });
  return () => {
    press?.cancel();
    listening.abort();
  };
}
