import Fastify from 'fastify';
import { createIdempotency } from '../../src/server/idempotency/withIdempotency';
import { handleErrorsAsProblems } from '../../src/server/plugins/problems';
import type { TestApp } from './serverApp';
import { NOW, TOURNAMENT } from './serverSamples';

const TOURNAMENTS = '/api/tournaments';
/** A key in the console's format. */
export const KEY = '3f0b0f5e-7a43-4d53-9d0c-0f2c3f1b8a11';

/** Sends requests with idempotency keys. The club is looked up for each request, because a restart replaces it. */
export const createKeyedRequests = (club: () => TestApp) => ({
  /** Sends the creation of a tournament with a key. */
  post: (key: string, body: object = TOURNAMENT, url = TOURNAMENTS) =>
    club().send({ method: 'POST', url, payload: body, headers: { 'idempotency-key': key } }),
  /** Number of stored tournaments. */
  count: async () => (await club().call('GET', TOURNAMENTS)).json.length,

  /** A server with one route within `withIdempotency`, for any user. */
  createApp({ scopes, work }: { scopes: string[]; work: () => Promise<unknown> }) {
    const withIdempotency = createIdempotency({ database: club().database, clock: () => NOW });
    const app = Fastify();
    handleErrorsAsProblems(app);
    app.post('/', (request, reply) => {
      const scope = scopes.shift()!;
      return withIdempotency({ request, reply: reply.code(201), scope }, work);
    });
    const headers = { 'idempotency-key': KEY };
    return {
      ready: () => app.ready(),
      close: () => app.close(),
      send: () => app.inject({ method: 'POST', url: '/', headers, payload: {} }),
    };
  },
});
