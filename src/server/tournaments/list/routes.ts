import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isBrotliAccepted } from '../../lib/isBrotliAccepted';
import { isEtagMatch } from '../../lib/isEtagMatch';
import { createTodayClock } from '../../lib/clock';
import type { TournamentDependencies } from '../routes';
import { ListBlock, listFirstBlockEntries } from './listBlocks';
import { createListBodies } from './listBodies';
import { createListCache, type ListChanges } from './listCache';
import { listTournaments } from './operations';
import { parseListEtag, formatListEtag } from './listEtag';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The part of the list that a client requests in `A-IM`. The response names it in `IM` (RFC 3229). */
type Manipulation = 'changes' | 'first';
const IM_USED = 226;

const isAskedFor = (manipulation: Manipulation, { headers }: FastifyRequest): boolean =>
  String(headers['a-im'] ?? '')
    .split(',')
    .some((text) => text.trim() === manipulation);

/** Number of tournaments in the beginning of a list, more than the tallest screen shows. */
const FIRST = 64;
/** Maximum length of a list without a separate beginning. */
const SHORT_MAX = 256;

type Sent = {
  from: ReturnType<typeof createListBodies>;
  etag: string;
  blocks: readonly ListBlock[];
};

/** Registers the call of the list: the whole list or its changes (WIRE-2). */
export function registerListRoutes(
  app: FastifyInstance,
  { database, clock, timeZone }: TournamentDependencies,
): void {
  const getToday = createTodayClock(clock, timeZone);
  const list = createListCache(database);
  const bodies = createListBodies();
  const firstBodies = createListBodies();

  /** Reads the changes. Null when the whole list must be sent (SPEED-2). */
  async function readChanges(request: FastifyRequest) {
    const base =
      isAskedFor('changes', request) && parseListEtag(request.headers['if-none-match'] ?? '');
    return base ? list.readChangesSince(base) : null;
  }

  const setManipulation = (reply: FastifyReply, manipulation: Manipulation): FastifyReply =>
    reply.code(IM_USED).header('im', manipulation);

  function sendChanges(reply: FastifyReply, { changed, removed }: ListChanges) {
    const entries = changed.map(({ json }) => json.toString()).join(',\n');
    const text = `{"changed":[${entries}],"removed":${JSON.stringify(removed)}}`;
    return setManipulation(reply, 'changes').type(JSON_TYPE).send(text);
  }

  function sendBlocks(request: FastifyRequest, reply: FastifyReply, { from, etag, blocks }: Sent) {
    reply.type(JSON_TYPE);
    if (!isBrotliAccepted(request.headers['accept-encoding'])) {
      return reply.send(from.buildPlain(etag, blocks));
    }
    return reply.header('content-encoding', 'br').send(from.buildBrotli(etag, blocks));
  }

  app.get('/tournaments', { config: { operation: listTournaments } }, async (request, reply) => {
    const { headers } = request;
    const isFirstWanted = isAskedFor('first', request);
    reply.header('vary', 'accept-encoding, a-im');

    const beginning = isFirstWanted && (await list.readBeginning(getToday(), FIRST, SHORT_MAX));
    if (beginning) {
      const sent = { from: createListBodies(), etag: '', blocks: [beginning] };
      return sendBlocks(request, setManipulation(reply, 'first'), sent);
    }

    const changes = await readChanges(request);
    const whole = changes ?? (await list.readCurrent(getToday()));
    const etag = formatListEtag(whole.state);
    reply.header('etag', etag);
    if (isEtagMatch(headers['if-none-match'], etag)) return reply.code(304).send();
    if ('changed' in whole) return sendChanges(reply, whole);
    const { blocks, size } = whole;
    if (!isFirstWanted || size <= SHORT_MAX) {
      return sendBlocks(request, reply, { from: bodies, etag, blocks });
    }
    const first = new ListBlock(listFirstBlockEntries(blocks, getToday(), FIRST));
    const sent = { from: firstBodies, etag, blocks: [first] };
    return sendBlocks(request, setManipulation(reply, 'first'), sent);
  });

  // The list is read at the start, so that the first request does not wait for the read.
  app.addHook('onReady', async () => {
    list.readCurrent('').catch((error: unknown) => app.log.error({ err: error }, 'list not read'));
  });
}
