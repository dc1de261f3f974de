import { roundBegins, scored } from './livePage';
import type { playDesk } from './playDesk';
import { NOW } from './serverSamples';

/** What the desk of a play does while its rounds are played. */
export function rounds(desk: () => ReturnType<typeof playDesk>) {
  const read = async () => (await desk().read()).json;
  return {
    async begin(): Promise<void> {
      const events = roundBegins(await read(), new Date(NOW).toISOString());
      expect((await desk().change({ events })).status).toBe(200);
    },

    score: async (court: number, a: number, b: number) =>
      desk().change({ events: scored(await read(), court, a, b) }),
  };
}
