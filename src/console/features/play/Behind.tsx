import { useDeferredValue, type ReactNode } from 'react';

type BehindProps = {
  /** Whether a modal dialog lies over it, so that nothing in it can be pressed. */
  isCovered: boolean;
  children: ReactNode;
};

/**
 * A page that is rendered after the dialog over it, and not with it: a press on the score pad of forty players is
 * painted without waiting for ten courts that nobody looks at.
 */
export function Behind({ isCovered, children }: BehindProps) {
  const later = useDeferredValue(children);
  return isCovered ? later : children;
}
