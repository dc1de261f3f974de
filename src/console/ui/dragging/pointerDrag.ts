import { listenToWindow } from '../keyboard/listenToWindow';
import { startEdgeScroll } from './edgeScroll';
import { createDragGhost } from './dragGhost';

/** A mouse drag starts after this distance, px. */
const MOUSE_TRAVEL = 5;
/** A finger drag starts after this rest. Before that, a longer move scrolls the page. */
const HOLD_MS = 400;
const HOLD_TRAVEL = 10;

type PointerDragOptions = {
  /** Selector of the elements that can be dragged. */
  entries: string;
  /** @returns true when this entry can be moved now */
  onLift: (entry: HTMLElement) => boolean;
  /** Called with the element under the pointer and the pointer's y in the window, px. Null outside of the page. */
  onOver: (under: Element | null, y: number) => void;
  onDrop: () => void;
  onCancel: () => void;
};

type Point = { x: number; y: number };

/** Ignores the click that ends a drag. A click by keyboard has the detail 0 and is not ignored. */
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

/** Moves an entry with the pointer, and scrolls the page at its edges. */
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

/** Follows a press on an entry to its end. */
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
    // The window's own blur: that of a field arrives here as well.
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
 * @returns stops it
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
  // A long press would open the browser's own menu.
  const preventContextMenu = (event: Event) => {
    if (press) event.preventDefault();
  };
  element.addEventListener('pointerdown', startPress);
  // WebKit respects only a listener that was added before the touch.
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
