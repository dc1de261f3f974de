import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { dayOf } from '../../../domain/dates';
import type { TournamentDependencies } from '../routes';
import { makeListBodies } from './listBody';
import { makeListCache, type ListChanges } from './listCache';
import type { ListState } from './listRepository';

const JSON_TYPE = 'application/json; charset=utf-8';

/** RFC 3229: what a client asks for in `A-IM` and is told in `IM`. */
const CHANGES = 'changes';

const asksForChanges = (header: string | string[] | undefined): boolean =>
  String(header ?? '')
    .split(',')
    .some((text) => text.trim() === CHANGES);

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

  /** SPEED-2: an instance manipulation, as RFC 3229 calls it; null where all has to be sent. */
  async function changesFor({ headers }: FastifyRequest) {
    const base = asksForChanges(headers['a-im']) && stateOf(headers['if-none-match'] ?? '');
    return base ? list.changesSince(base) : null;
  }

  function sendChanges(reply: FastifyReply, { changed, removed }: ListChanges) {
    const entries = changed.map(({ json }) => json.toString()).join(',\n');
    return reply
      .code(226)
      .header('im', CHANGES)
      .type(JSON_TYPE)
      .send(`{"changed":[${entries}],"removed":${JSON.stringify(removed)}}`);
  }

  app.get('/tournaments', async (request, reply) => {
    const { headers } = request;
    const changes = await changesFor(request);
    const whole = changes ?? (await list.current(dayOf(clock(), timeZone)));
    const tag = tagOf(whole.state);
    reply.header('etag', tag).header('vary', 'accept-encoding, a-im');
    if (isNamed(headers['if-none-match'], tag)) return reply.code(304).send();
    if ('changed' in whole) return sendChanges(reply, whole);
    reply.type(JSON_TYPE);
    const { blocks } = whole;
    if (!acceptsBrotli(headers['accept-encoding'])) return reply.send(bodies.plain(tag, blocks));
    return reply.header('content-encoding', 'br').send(bodies.brotli(tag, blocks));
  });

  // The first to ask need not wait until it is read.
  app.addHook('onReady', async () => {
    list.current('').catch((error: unknown) => app.log.error({ err: error }, 'list not read'));
  });
}
