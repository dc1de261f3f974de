import type { Club } from '../club';

type Target = { club: Club };

/** Creates a club on first use, and a new one after a crash. */
export function createAttacked<Made extends Target>(make: () => Promise<Made>) {
  let made: Made | null = null;
  return {
    /** Returns the running target and its process id. */
    async ensureRunning(): Promise<{ target: Made; pid: number }> {
      if (made === null || made.club.pid === null) {
        await made?.club.remove();
        made = await make();
      }
      return { target: made, pid: made.club.pid! };
    },
    close: async () => made?.club.remove(),
  };
}
