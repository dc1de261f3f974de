import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../lib/problem';
import { isEtagMatch } from '../lib/isEtagMatch';
import type { ClubDatabase } from '../db/tables';
import { createEventStreams } from '../live/eventStreams';
import { createPublicSubscription } from '../live/subscriptions';
import { createTopicWatcher, type TopicWatcher } from '../live/topicWatcher';
import { registerLimitedPublicRoutes, type PublicRequestsMax } from '../plugins/publicRoutes';
import { readPageAssets, buildPagePolicy } from '../publicPages/assets';
import type { PlayStates } from '../play/log/playStates';
import { handleErrorsAsPages } from '../publicPages/htmlProblems';
import { sendPage } from '../publicPages/sendPage';
import { createLivePageLimits } from './livePageLimits';
import { createLivePages } from './livePages';
import { createLivePageRepository, type LivePagePlayVersion } from './livePageRepository';
import { createLivePageTopic } from './livePageTopic';
import { buildAddressQrSvg } from './buildAddressQrSvg';

type Options = {
  database: ClubDatabase;
  title: string;
  /** The club's time zone, an IANA name. */
  timeZone: string;
  consoleFolder: string;
  playStates: PlayStates;
  publicUrl?: string | null;
  livePageReadersPerAddress?: number;
  publicRequestsMax?: PublicRequestsMax;
};

type Page = { Params: { token: string }; Querystring: { tv?: string } };

/** Writes of another server appear within a second, even for the last of thousands of viewers. */
const CHECKS_PER_SECOND = 4;
/**
 * A keep-alive line costs as much as any other packet. With thousands of viewers such lines are most of the server's
 * work.
 */
const HEARTBEAT_SECONDS = 3;
/**
 * A proxy may use its copy for a second, so that thousands of viewers cost one request. A browser always sends its
 * request.
 */
const SHARED_SECOND = 'public, s-maxage=1, max-age=0';

const createPageNotFound = () =>
  new ProblemError(404, 'Такой страницы нет. Попросите в клубе новую ссылку.');
const createTournamentCancelled = () =>
  new ProblemError(410, 'Турнир отменён. Страница больше не обновляется.');

type Parts = { app: FastifyInstance; watcher: TopicWatcher };

/** Registers the live pages of a play for players and guests, without a sign-in (SEEN-2 to SEEN-10). */
function registerPages(scope: FastifyInstance, options: Options, { app, watcher }: Parts): void {
  const { database, title, publicUrl } = options;
  const site = { title, assets: readPageAssets(options.consoleFolder, 'livePage') };
  const board = readPageAssets(options.consoleFolder, 'liveBoard');
  const look = JSON.stringify([site, board, options.timeZone]);
  const repository = createLivePageRepository(database, look);
  const pages = createLivePages({ ...options, site, board });
  const sendEvents = createEventStreams(app, watcher);
  const limits = createLivePageLimits(options.livePageReadersPerAddress);
  handleErrorsAsPages(scope, site);
  scope.setNotFoundHandler(() => {
    throw createPageNotFound();
  });
  // A page from an event is loaded as a separate document with a blob address.
  const policy = buildPagePolicy(site.assets, { sheets: [board], connections: "'self' blob:" });
  scope.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });
  // The rate limit refuses some requests before the hooks above. This hook also runs for them.
  scope.addHook('onSend', async (_, reply) => {
    reply.header('content-security-policy', policy);
  });

  /**
   * Reads the play of a live page.
   * @throws ProblemError 404, 410
   */
  async function readPlay(token: string): Promise<LivePagePlayVersion> {
    const play = await repository.find(token);
    if (!play) throw createPageNotFound();
    if (play.isInTrash) throw createTournamentCancelled();
    return play;
  }

  scope.get<Page>('/:token', async (request, reply) => {
    const { token } = request.params;
    const play = await readPlay(token);
    const etag = `W/"${play.tag}"`;
    reply.header('cache-control', SHARED_SECOND).header('etag', etag);
    if (isEtagMatch(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const isBoard = request.query.tv !== undefined;
    const { html, compressed } = await pages.readPage({ token, play, isBoard });
    return sendPage(request, reply, html, compressed);
  });

  scope.get<Page>('/:token/qr.svg', async (request, reply) => {
    const { token } = request.params;
    await readPlay(token);
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    return reply.type('image/svg+xml').send(buildAddressQrSvg(`${origin}/live/${token}`));
  });

  scope.get<Page>(
    '/:token/events',
    // The HEAD route that Fastify adds would open a stream too.
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { token } = request.params;
      await readPlay(token);
      const topics = [createLivePageTopic({ repository, pages }, token)];
      return sendEvents(request, reply, createPublicSubscription(request.ip, topics, limits));
    },
  );
}

/** Registers the live pages under /live, with their own limit of requests (TRUST-72). */
export function registerLivePageRoutes(app: FastifyInstance, options: Options): void {
  const watcher = createTopicWatcher({
    onFailure: (error) => app.log.error({ err: error }, 'live pages not watched'),
    checksPerSecond: CHECKS_PER_SECOND,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  });
  // Writes of this server appear immediately, those of other servers within a second.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') await watcher.check();
  });
  registerLimitedPublicRoutes(app, (open) => registerPages(open, options, { app, watcher }), {
    ...options,
    group: 'live',
    prefix: '/live',
  });
}
