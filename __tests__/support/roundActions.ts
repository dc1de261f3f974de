import { createNextRoundEvents, createScoreEvents } from './playEvents';
import type { createPlayDesk } from './playDesk';
import { NOW } from './serverSamples';

export function createRoundActions(desk: () => ReturnType<typeof createPlayDesk>) {
  const read = async () => (await desk().read()).json;
  return {
    async startRound(): Promise<void> {
      const events = createNextRoundEvents(await read(), new Date(NOW).toISOString());
      expect((await desk().change({ events })).status).toBe(200);
    },

    score: async (court: number, a: number, b: number) =>
      desk().change({ events: createScoreEvents(await read(), court, a, b) }),
  };
}
