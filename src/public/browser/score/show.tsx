import type { ScoreViewProps } from '../../score/props';
import { ScoreView } from '../../score/ScoreView';
import { nodesOf, type Child } from './jsxRuntime';

/** Where what a person does goes on, though all elements are new. */
export type Focus = 'stays' | 'begins';

/**
 * Shows the page's view: the same parts as the server's, made of elements. What looks the same stays as it is: a
 * button that is replaced while a finger is on it is never pressed.
 * @param focus `begins`: another view, whose heading is read out and which is seen from its top
 */
export function show(root: Element, props: ScoreViewProps, focus: Focus): void {
  const focused = document.activeElement?.id;
  const next = root.cloneNode() as Element;
  next.append(...nodesOf((<ScoreView {...props} />) as unknown as Child));
  if (!next.isEqualNode(root)) root.replaceChildren(...next.childNodes);
  const find = (id: string) => document.getElementById(id);
  if (focus === 'begins') {
    find('title')?.focus();
    scrollTo(0, 0);
    return;
  }
  if (focused) find(focused)?.focus({ preventScroll: true });
}
