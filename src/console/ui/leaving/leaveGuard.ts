import { setLeaveGuard, type LeaveGuardAsk } from './leaving';

/** The address as the router compares it, without the hash. */
const getAddress = (): string => location.pathname + location.search;

/** React Router numbers its history entries; an entry created by a hash has no number. */
const getHistoryIndex = (state: unknown): number | null =>
  (state as { idx?: number } | null)?.idx ?? null;

/** The console's link that a click would open in this tab; null for other clicks. */
function findLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isInner = link && link.origin === location.origin && !link.hasAttribute('download');
  if (!isInner || (link.target !== '' && link.target !== '_self')) return null;
  return link.hash === '' ? link : null;
}

let release: (() => void) | undefined;

/** Removes the guard, as after a save (COMFORT-21). */
export const removeLeaveGuard = (): void => release?.();

/**
 * Asks before the user leaves the page by a link, by Back and Forward, or by `requestLeave` (COMFORT-21). Closing or
 * reloading the tab makes the browser ask instead. Only one guard exists at a time.
 * @param ask receives the action to run after consent
 * @returns a function that removes the guard
 */
export function addLeaveGuard(ask: LeaveGuardAsk): () => void {
  removeLeaveGuard();
  const here = getAddress();
  const index = getHistoryIndex(history.state);
  let isReturning = false;

  const askFirst: LeaveGuardAsk = (go, endsSession) =>
    ask(() => {
      stopGuarding();
      go();
    }, endsSession);

  const handleClick = (event: MouseEvent) => {
    const link = findLink(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    if (link.pathname + link.search !== here) askFirst(() => link.click(), false);
  };

  // Restores the address before the router handles the change.
  const handlePopState = (event: PopStateEvent) => {
    if (getAddress() === here) {
      if (isReturning) event.stopImmediatePropagation();
      isReturning = false;
      return;
    }
    event.stopImmediatePropagation();
    const at = getHistoryIndex(event.state);
    const delta = (at === null || index === null ? 0 : at - index) || -1;
    history.go(-delta);
    if (isReturning) return;
    isReturning = true;
    askFirst(() => history.go(delta), false);
  };

  const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  document.addEventListener('click', handleClick, true);
  addEventListener('beforeunload', handleBeforeUnload);
  setLeaveGuard({ ask: askFirst, handlePopState });

  const stopGuarding = () => {
    document.removeEventListener('click', handleClick, true);
    removeEventListener('beforeunload', handleBeforeUnload);
    if (release !== stopGuarding) return;
    release = undefined;
    setLeaveGuard(undefined);
  };
  release = stopGuarding;
  return stopGuarding;
}
