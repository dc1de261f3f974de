import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBrotliAccepted } from '../../lib/isBrotliAccepted';
import { isEtagMatch } from '../../lib/isEtagMatch';
import { createTodayClock } from '../../lib/today';
import type { TournamentDependencies } from '../routes';
import { Block, pickFirstEntries } from './listBlocks';
import { createListBodies } from './listBodies';
import { createListCache, type ListChanges } from './listCache';
import { listTournaments } from './operations';
import { parseListState, formatListEtag } from './listEtag';

const JSON_TYPE = 'application/json; charset=utf-8';

/** RFC 3229: which manipulation of the list a client asks for in `A-IM`, and is told in `IM`. */
type Manipulation = 'changes' | 'first';
const IM_USED = 226;

const asksFor = (manipulation: Manipulation, { headers }: FastifyRequest): boolean =>
  String(headers['a-im'] ?? '')
    .split(',')
    .some((text) => text.trim() === manipulation);

/** Tournaments in the beginning of a list: more than the tallest screen shows. */
const FIRST = 64;
/** A list of at most so many has no beginning of its own. */
const SHORT_MAX = 256;

/** What is sent of a list, with its ETag and where its bytes may be kept already. */
type Sent = { from: ReturnType<typeof createListBodies>; etag: string; blocks: readonly Block[] };

/** WIRE-2: the list, whole or what has changed in it. */
export function registerListRoutes(
  app: FastifyInstance,
  { database, clock, timeZone }: TournamentDependencies,
): void {
  const today = createTodayClock(clock, timeZone);
  const list = createListCache(database);
  const bodies = createListBodies();
  const firstBodies = createListBodies();

  /** SPEED-2: null where all has to be sent. */
  async function changesFor(request: FastifyRequest) {
    const base =
      asksFor('changes', request) && parseListState(request.headers['if-none-match'] ?? '');
    return base ? list.changesSince(base) : null;
  }

  const manipulated = (reply: FastifyReply, manipulation: Manipulation): FastifyReply =>
    reply.code(IM_USED).header('im', manipulation);

  function sendChanges(reply: FastifyReply, { changed, removed }: ListChanges) {
    const entries = changed.map(({ json }) => json.toString()).join(',\n');
    const text = `{"changed":[${entries}],"removed":${JSON.stringify(removed)}}`;
    return manipulated(reply, 'changes').type(JSON_TYPE).send(text);
  }

  function sendBlocks(request: FastifyRequest, reply: FastifyReply, { from, etag, blocks }: Sent) {
    reply.type(JSON_TYPE);
    if (!isBrotliAccepted(request.headers['accept-encoding'])) {
      return reply.send(from.plain(etag, blocks));
    }
    return reply.header('content-encoding', 'br').send(from.brotli(etag, blocks));
  }

  app.get('/tournaments', { config: { operation: listTournaments } }, async (request, reply) => {
    const { headers } = request;
    const wantsFirst = asksFor('first', request);
    reply.header('vary', 'accept-encoding, a-im');

    const beginning = wantsFirst && (await list.beginning(today(), FIRST, SHORT_MAX));
    if (beginning) {
      const sent = { from: createListBodies(), etag: '', blocks: [beginning] };
      return sendBlocks(request, manipulated(reply, 'first'), sent);
    }

    const changes = await changesFor(request);
    const whole = changes ?? (await list.current(today()));
    const etag = formatListEtag(whole.state);
    reply.header('etag', etag);
    if (isEtagMatch(headers['if-none-match'], etag)) return reply.code(304).send();
    if ('changed' in whole) return sendChanges(reply, whole);
    const { blocks, size } = whole;
    if (!wantsFirst || size <= SHORT_MAX) {
      return sendBlocks(request, reply, { from: bodies, etag, blocks });
    }
    const first = new Block(pickFirstEntries(blocks, today(), FIRST));
    const sent = { from: firstBodies, etag, blocks: [first] };
    return sendBlocks(request, manipulated(reply, 'first'), sent);
  });

  // Read ahead, so that the first request does not wait for it.
  app.addHook('onReady', async () => {
    list.current('').catch((error: unknown) => app.log.error({ err: error }, 'list not read'));
  });
}
