/** A press on a screen: px from the page's corner, and ms from its beginning. */
export type Tap = { clientX: number; clientY: number; timeStamp: number };

/** A double tap's second tap comes within so many ms of the first, and so many px from it. */
export const DOUBLE_TAP = { ms: 350, px: 30 };

/** PLAY-3: whether a tap is the second one of a double tap. */
export const isSecondTap = (first: Tap, tap: Tap): boolean =>
  tap.timeStamp - first.timeStamp < DOUBLE_TAP.ms &&
  Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) < DOUBLE_TAP.px;

/** Whether a click was made by touch; a browser whose clicks are no pointer events cannot tell. */
export const isTouchClick = (click: object): boolean =>
  'pointerType' in click && click.pointerType === 'touch';
