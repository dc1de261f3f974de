import { setLeaveGuard, type LeaveGuardAsk } from './leaving';

/** The address as the router compares it: without the hash. */
const getAddress = (): string => location.pathname + location.search;

/** React Router numbers its history entries; an entry made by a hash has no number. */
const getHistoryIndex = (state: unknown): number | null =>
  (state as { idx?: number } | null)?.idx ?? null;

/** The console's link that a click would open in this tab, if any. */
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

/** COMFORT-21: removes the guard, as after a save. */
export const removeLeaveGuard = (): void => release?.();

/**
 * COMFORT-21: asks before the page is left by a link, by Back and Forward, by `requestLeave`, and, in the browser's
 * words, by closing or reloading the tab. There is one guard at a time.
 * @param ask takes what to do after consent
 * @returns removes the guard
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

  // The address is restored before the router notices.
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
