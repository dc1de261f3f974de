/** Asks before somebody leaves: `endsSession` where they sign out. */
export type AskToLeave = (go: () => void, endsSession: boolean) => void;

type Guard = { ask: AskToLeave; onPopState: (event: PopStateEvent) => void };

let guard: Guard | undefined;

/** COMFORT-21: who is asked from now on; the forms come here while something is unsaved. */
export const setGuard = (next: Guard | undefined): void => {
  guard = next;
};

// Heard before the router, which listens from its first rendering on: a window hears in that order.
addEventListener('popstate', (event) => guard?.onPopState(event));

/** COMFORT-21: leaves at once, or after consent where something is unsaved. */
export const leave = (go: () => void, endsSession = false): void =>
  guard ? guard.ask(go, endsSession) : go();
