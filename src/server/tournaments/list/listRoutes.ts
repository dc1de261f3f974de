import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { dayOf } from '../../../domain/dates';
import type { TournamentDependencies } from '../routes';
import { makeListBodies } from './listBody';
import { makeListCache } from './listCache';
import type { ListState } from './listRepository';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Whether one of the tags in an `If-None-Match` header is this one. */
const isNamed = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((text) => text.trim() === tag);

const acceptsBrotli = (header: string | undefined): boolean =>
  /(^|,)\s*br\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(;|,|$)/.test(header ?? '');

/** WIRE-2: the list, whole or what has changed in it. */
export function listRoutes(app: FastifyInstance, dependencies: TournamentDependencies): void {
  const { database, clock, timeZone } = dependencies;
  const list = makeListCache(database);
  const bodies = makeListBodies();
  // Revisions of another database, or of this one before it was restored, say nothing.
  const instance = randomUUID();
  const tagOf = ({ epoch, revision }: ListState): string => `W/"${instance}.${epoch}.${revision}"`;

  /** The state that a tag of this server names, or null. */
  function stateOf(tag: string): ListState | null {
    const [name, epoch, revision] = /^W\/"(.*)"$/.exec(tag)?.[1]?.split('.') ?? [];
    if (name !== instance) return null;
    return { epoch: Number(epoch), revision: Number(revision) };
  }

  async function sendWhole({ headers }: FastifyRequest, reply: FastifyReply) {
    const { state, blocks } = await list.current(dayOf(clock(), timeZone));
    const tag = tagOf(state);
    reply.header('etag', tag).header('vary', 'accept-encoding');
    if (isNamed(headers['if-none-match'], tag)) return reply.code(304).send();
    reply.type(JSON_TYPE);
    if (!acceptsBrotli(headers['accept-encoding'])) return reply.send(bodies.plain(tag, blocks));
    return reply.header('content-encoding', 'br').send(bodies.brotli(tag, blocks));
  }

  app.get('/tournaments', sendWhole);

  /** SPEED-2: since the state that `If-None-Match` names; all of it where that is not known. */
  app.get('/tournaments/changes', async (request, reply) => {
    const since = stateOf(request.headers['if-none-match'] ?? '');
    const changes = since && (await list.changesSince(since));
    if (!changes) return sendWhole(request, reply);
    reply.header('etag', tagOf(changes.state));
    if (changes.state.revision === since.revision) return reply.code(304).send();
    const changed = changes.changed.map(({ json }) => json.toString()).join(',\n');
    const removed = JSON.stringify(changes.removed);
    return reply.type(JSON_TYPE).send(`{"changed":[${changed}],"removed":${removed}}`);
  });

  // The first to ask need not wait until it is read.
  app.addHook('onReady', async () => {
    list.current('').catch((error: unknown) => app.log.error({ err: error }, 'list not read'));
  });
}
