/** A tap on a screen: px from the page's corner, and ms since the page was opened. */
export type Tap = { clientX: number; clientY: number; timeStamp: number };

/** Maximum time in ms and distance in px between the taps of a double tap. */
export const DOUBLE_TAP = { ms: 350, px: 30 };

/** True for the second tap of a double tap (PLAY-3). */
export const isSecondTap = (first: Tap, tap: Tap): boolean =>
  tap.timeStamp - first.timeStamp < DOUBLE_TAP.ms &&
  Math.hypot(tap.clientX - first.clientX, tap.clientY - first.clientY) < DOUBLE_TAP.px;

/** True for a click made by touch. Always false in a browser whose clicks are no pointer events. */
export const isTouchClick = (click: object): boolean =>
  'pointerType' in click && click.pointerType === 'touch';
