import type { Club } from '../club';

/** What is attacked, and goes with it. */
type Target = { club: Club };

/** A club that is made when it is first needed, and anew when it has fallen. */
export function createAttacked<Made extends Target>(make: () => Promise<Made>) {
  let made: Made | null = null;
  return {
    /** The one that runs, with its process's id. */
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
