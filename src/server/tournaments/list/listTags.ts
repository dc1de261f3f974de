import type { FastifyInstance } from 'fastify';
import { instanceOf } from '../../db/instance';
import type { ClubDatabase } from '../../db/tables';
import type { ListState } from './listRepository';

/** How the states of the list are named for whoever keeps one (SPEED-1). */
export type ListTags = ReturnType<typeof makeListTags>;

/** The names are there once the app is ready. */
export function makeListTags(app: FastifyInstance, database: ClubDatabase) {
  // Revisions of another database, or of this one before it was restored, say nothing.
  let instance = '';
  app.addHook('onReady', async () => {
    instance = await instanceOf(database);
  });

  return {
    tagOf: ({ epoch, revision }: ListState): string => `W/"${instance}.${epoch}.${revision}"`,

    /** The state that a tag of this server names, or null. */
    stateOf(tag: string): ListState | null {
      const [, name, epoch, revision] = /^W\/"(.*)\.(\d{1,15})\.(\d{1,15})"$/.exec(tag) ?? [];
      if (name !== instance) return null;
      return { epoch: Number(epoch), revision: Number(revision) };
    },
  };
}
