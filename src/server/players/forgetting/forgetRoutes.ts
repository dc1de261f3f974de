import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetPlayer, listForgotten, previewForgetting } from '../contract/forgetOperations';
import { requirePlayerId, type PlayerParams } from '../contract/playerParams';
import { createForgetting, type ForgettingDependencies } from './forgetting';
import { readForgottenPlayers } from './readForgottenPlayers';

type Dependencies = ForgettingDependencies & {
  /** Removes what the database's files still hold, and keeps for backups who was forgotten. */
  completeForgetting?: () => Promise<void>;
  /** How long the answer waits for that, ms. */
  completionMaxMs?: number;
};

/** PLAYER-82: less than the console waits for any answer. */
const COMPLETION_MAX_MS = 10_000;

/** PLAYER-60 to PLAYER-62, PLAYER-77: the calls by which a player is forgotten, and devices hear of it. */
export function registerForgetRoutes(
  app: FastifyInstance,
  { completeForgetting, completionMaxMs = COMPLETION_MAX_MS, ...dependencies }: Dependencies,
): void {
  const forgetting = createForgetting(dependencies);

  app.get('/players/forgotten', { config: { operation: listForgotten } }, () =>
    readForgottenPlayers(dependencies.database),
  );

  app.get<PlayerParams>(
    '/players/:playerId/forgetting',
    { config: { operation: previewForgetting } },
    ({ params }) => forgetting.readPreview(requirePlayerId(params.playerId)),
  );

  app.delete<PlayerParams>(
    '/players/:playerId',
    { config: { operation: forgetPlayer } },
    async ({ params }, reply) => {
      await forgetting.forget(requirePlayerId(params.playerId));
      // The person is forgotten already: what fails here is tried again with the next cleanup.
      const after = completeForgetting?.().catch((err: unknown) =>
        app.log.error({ err }, 'not scrubbed'),
      );
      await Promise.race([after, wait(completionMaxMs, undefined, { ref: false })]);
      return reply.code(204).send();
    },
  );
}
