import type { ScoreViewProps } from '../../score/props';
import { ScoreView } from '../../score/ScoreView';
import { nodesOf, type Child } from './jsxRuntime';
import { morph } from './morph';

/** Where what a person does goes on. */
export type Focus = 'stays' | 'begins';

/**
 * Shows the page's view: the same parts as the server's, made of elements.
 * @param focus `begins`: another view, whose heading is read out and which is seen from its top
 */
export function show(root: Element, props: ScoreViewProps, focus: Focus): void {
  const focused = document.activeElement?.id;
  const next = root.cloneNode() as Element;
  next.append(...nodesOf((<ScoreView {...props} />) as unknown as Child));
  const find = (id: string) => document.getElementById(id);
  if (focus === 'begins') {
    root.replaceChildren(...next.childNodes);
    find('title')?.focus();
    scrollTo(0, 0);
    return;
  }
  morph(root, next);
  if (focused) find(focused)?.focus({ preventScroll: true });
}
