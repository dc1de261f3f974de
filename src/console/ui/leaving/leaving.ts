/** Asks before somebody leaves: `endsSession` where they sign out. */
export type LeaveGuardAsk = (go: () => void, endsSession: boolean) => void;

type LeaveGuard = { ask: LeaveGuardAsk; handlePopState: (event: PopStateEvent) => void };

let guard: LeaveGuard | undefined;

/** COMFORT-21: sets or removes the guard; a form with unsaved changes has one. */
export const setLeaveGuard = (next: LeaveGuard | undefined): void => {
  guard = next;
};

let signOutGuard: ((go: () => void) => void) | undefined;

/** ROSTER-16: sets or removes who asks before somebody signs out, wherever they are. */
export const setSignOutGuard = (next: typeof signOutGuard): void => {
  signOutGuard = next;
};

// Added before the router's listener, which is added in its first render, and so called before it.
addEventListener('popstate', (event) => guard?.handlePopState(event));

/** COMFORT-21: leaves at once, or asks first where something is unsaved, and where something is unsent. */
export function requestLeave(go: () => void, endsSession = false): void {
  const last = endsSession && signOutGuard ? () => signOutGuard!(go) : go;
  if (guard) guard.ask(last, endsSession);
  else last();
}
