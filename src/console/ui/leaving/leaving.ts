/** Asks before the user leaves; `endsSession` is true for a sign-out. */
export type LeaveGuardAsk = (go: () => void, endsSession: boolean) => void;

type LeaveGuard = { ask: LeaveGuardAsk; handlePopState: (event: PopStateEvent) => void };

let guard: LeaveGuard | undefined;

/** Sets or removes the guard, which a form with unsaved changes needs (COMFORT-21). */
export const setLeaveGuard = (next: LeaveGuard | undefined): void => {
  guard = next;
};

let signOutGuard: ((go: () => void) => void) | undefined;

/** Sets or removes the question before a sign-out, which applies to every screen (ROSTER-16). */
export const setSignOutGuard = (next: typeof signOutGuard): void => {
  signOutGuard = next;
};

// This listener runs before the router's one, which is added later, in the first render.
addEventListener('popstate', (event) => guard?.handlePopState(event));

/** Runs `go`, after a question if there are unsaved or unsent changes (COMFORT-21). */
export function requestLeave(go: () => void, endsSession = false): void {
  const last = endsSession && signOutGuard ? () => signOutGuard!(go) : go;
  if (guard) guard.ask(last, endsSession);
  else last();
}
