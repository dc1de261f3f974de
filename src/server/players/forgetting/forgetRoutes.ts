import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { forgetPlayer, listForgotten, previewForgetting } from '../contract/forgetOperations';
import { requirePlayerId, type PlayerParams } from '../contract/playerParams';
import { createForgetting, type ForgettingDependencies } from './forgetting';
import { readForgottenPlayers } from './readForgottenPlayers';

type Dependencies = ForgettingDependencies & {
  /** Removes the remaining data in the database's files, and lists the forgotten players for backups. */
  completeForgetting?: () => Promise<void>;
  /** Maximum time in ms that the response waits for `completeForgetting`. */
  completionMaxMs?: number;
};

/** The time is shorter than the console waits for any response (PLAYER-82). */
const COMPLETION_MAX_MS = 10_000;

/**
 * Registers the calls that forget a player, and the list of forgotten players for devices (PLAYER-60 to PLAYER-62,
 * PLAYER-77).
 */
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
      // The person is already forgotten. The next cleanup repeats a part that fails here.
      const after = completeForgetting?.().catch((err: unknown) =>
        app.log.error({ err }, 'not scrubbed'),
      );
      await Promise.race([after, wait(completionMaxMs, undefined, { ref: false })]);
      return reply.code(204).send();
    },
  );
}
