import { listenToWindow } from '../keyboard/listenToWindow';
import { startEdgeScroll } from './edgeScroll';
import { createDragGhost } from './dragGhost';

/** Distance in px after which a mouse press becomes a drag. */
const MOUSE_TRAVEL = 5;
/**
 * Time in milliseconds for which a finger must rest before a drag starts. A longer move within that time scrolls the
 * page.
 */
const HOLD_MS = 400;
const HOLD_TRAVEL = 10;

type PointerDragOptions = {
  /** Selector of the elements that can be dragged. */
  entries: string;
  /** @returns true when this entry can be moved now */
  onLift: (entry: HTMLElement) => boolean;
  /**
   * Called with the element under the pointer, and the pointer's y in the window in px. The element is null outside the
   * page.
   */
  onOver: (under: Element | null, y: number) => void;
  onDrop: () => void;
  onCancel: () => void;
};

type Point = { x: number; y: number };

/** Ignores the click that ends a drag. A click by keyboard has detail 0 and is not ignored. */
function ignoreClick(): void {
  const stop = listenToWindow({
    click: (event) => {
      if (event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    pointerdown: () => stop(),
  });
}

/** Drags an entry with the pointer, and scrolls the page near its edges. */
function carry(
  entry: HTMLElement,
  start: Point,
  scrollElement: HTMLElement | null,
  onOver: PointerDragOptions['onOver'],
) {
  const ghost = createDragGhost(entry, start.x, start.y);
  let at = start;
  const reportUnder = () => onOver(document.elementFromPoint(at.x, at.y), at.y);
  const stopScrolling = scrollElement && startEdgeScroll(scrollElement, () => at.y, reportUnder);
  return {
    moveTo: (point: Point) => {
      at = point;
      ghost.moveTo(at.x, at.y);
      reportUnder();
    },
    letGo: () => {
      ghost.remove();
      stopScrolling?.();
      ignoreClick();
    },
  };
}

/** Handles a press on an entry until its end. */
function followPress(
  entry: HTMLElement,
  { clientX, clientY, pointerId, pointerType }: PointerEvent,
  scrollElement: HTMLElement | null,
  { onLift, onOver, onDrop, onCancel }: PointerDragOptions,
  onEnd: () => void,
): { isLifted: () => boolean; cancel: () => void } {
  const start: Point = { x: clientX, y: clientY };
  const isTouch = pointerType === 'touch';
  let at = start;
  let carried: ReturnType<typeof carry> | null = null;

  const endPress = (report: () => void) => {
    stop();
    clearTimeout(timer);
    onEnd();
    if (!carried) return;
    carried.letGo();
    report();
  };
  const cancel = () => endPress(onCancel);
  const liftEntry = () => {
    if (!onLift(entry)) {
      cancel();
      return;
    }
    carried = carry(entry, start, scrollElement, onOver);
    carried.moveTo(at);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const travel = Math.hypot(at.x - start.x, at.y - start.y);
    if (carried) carried.moveTo(at);
    else if (isTouch && travel > HOLD_TRAVEL) cancel();
    else if (!isTouch && travel > MOUSE_TRAVEL) liftEntry();
  };

  const timer = isTouch ? setTimeout(liftEntry, HOLD_MS) : undefined;
  const stop = listenToWindow({
    pointermove: move,
    pointerup: (event) => {
      if (event.pointerId === pointerId) endPress(onDrop);
    },
    pointercancel: cancel,
    // A field's blur reaches this listener too; only the window's own blur cancels.
    blur: ({ target }) => target === window && cancel(),
    keydown: (event) => {
      if (event.key !== 'Escape' || !carried) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
  });
  return { isLifted: () => carried !== null, cancel };
}

/**
 * Drags the entries of an element with the mouse or, after a long press, with a finger (DESK-30, ROSTER-6).
 * @param scrollElement scrolls the element
 * @returns a function that stops listening
 */
export function listenForDrags(
  element: HTMLElement,
  scrollElement: HTMLElement | null,
  handlers: PointerDragOptions,
): () => void {
  let press: ReturnType<typeof followPress> | null = null;

  const startPress = (event: PointerEvent) => {
    const entry = (event.target as Element).closest<HTMLElement>(handlers.entries);
    if (press || !entry || !event.isPrimary || event.button !== 0) return;
    press = followPress(entry, event, scrollElement, handlers, () => {
      press = null;
    });
  };
  const preventWhileDragging = (event: Event) => {
    if (press?.isLifted()) event.preventDefault();
  };
  // Otherwise a long press would open the browser's menu.
  const preventContextMenu = (event: Event) => {
    if (press) event.preventDefault();
  };
  element.addEventListener('pointerdown', startPress);
  // WebKit obeys only a listener that was added before the touch.
  element.addEventListener('touchmove', preventWhileDragging, { passive: false });
  element.addEventListener('contextmenu', preventContextMenu);
  document.addEventListener('selectstart', preventWhileDragging);
  return () => {
    press?.cancel();
    element.removeEventListener('pointerdown', startPress);
    element.removeEventListener('touchmove', preventWhileDragging);
    element.removeEventListener('contextmenu', preventContextMenu);
    document.removeEventListener('selectstart', preventWhileDragging);
  };
}
