/** Asks before the user leaves; `endsSession` is true for signing out. */
export type LeaveGuardAsk = (go: () => void, endsSession: boolean) => void;

type LeaveGuard = { ask: LeaveGuardAsk; handlePopState: (event: PopStateEvent) => void };

let guard: LeaveGuard | undefined;

/** Sets or removes the guard; a form with unsaved changes has one (COMFORT-21). */
export const setLeaveGuard = (next: LeaveGuard | undefined): void => {
  guard = next;
};

let signOutGuard: ((go: () => void) => void) | undefined;

/** Sets or removes the question asked before signing out on any screen (ROSTER-16). */
export const setSignOutGuard = (next: typeof signOutGuard): void => {
  signOutGuard = next;
};

// Added before the router's listener, which is added in its first render, and so called before it.
addEventListener('popstate', (event) => guard?.handlePopState(event));

/** Leaves immediately, or asks first about unsaved and unsent changes (COMFORT-21). */
export function requestLeave(go: () => void, endsSession = false): void {
  const last = endsSession && signOutGuard ? () => signOutGuard!(go) : go;
  if (guard) guard.ask(last, endsSession);
  else last();
}
