import type { ScorePageBodyProps } from '../../score/props';
import { ScorePageBody } from '../../score/ScorePageBody';
import { listJsxNodes, type JsxChild } from './jsxRuntime';
import { morphElement } from './morphElement';

/** `stays` keeps the focus. `begins` moves the focus to the heading. */
export type FocusPlacement = 'stays' | 'begins';

/**
 * Shows the page's view, which consists of the same parts as on the server.
 * @param focus `begins` for another view: its heading is read out, and it is shown from its top
 */
export function showScorePageBody(
  root: Element,
  props: ScorePageBodyProps,
  focus: FocusPlacement,
): void {
  const focused = document.activeElement?.id;
  const next = root.cloneNode() as Element;
  next.append(...listJsxNodes((<ScorePageBody {...props} />) as unknown as JsxChild));
  const find = (id: string) => document.getElementById(id);
  if (focus === 'begins') {
    root.textContent = '';
    root.append(...next.childNodes);
    find('title')?.focus();
    scrollTo(0, 0);
    return;
  }
  morphElement(root, next);
  if (focused) find(focused)?.focus({ preventScroll: true });
}
