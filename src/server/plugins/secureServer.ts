import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { constants, type Http2ServerRequest } from 'node:http2';
import type { Tls } from '../lib/network';

/** Of a server's connections and requests, ms. */
type SecureLimits = {
  headersTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
  connectionsCheckingInterval: number;
};

/** Streams of one connection at once: a browser has half a dozen. */
const STREAMS_MAX = 100;

/** Node has limits of time for HTTP/1.1 alone: of HTTP/2 it closes connections on which nothing happens at all. */
function limitHttp2Requests(
  app: FastifyInstance,
  { requestTimeout, connectionTimeout }: SecureLimits,
): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersionMajor < 2) return;
    const { stream } = raw as unknown as Http2ServerRequest;
    const cancel = () => stream.close(constants.NGHTTP2_CANCEL);
    // Deaf to its answer: others on the same connection may be in a better state.
    stream.setTimeout(connectionTimeout, cancel);
    if (stream.endAfterHeaders) return;
    // Half-sent.
    const deadline = setTimeout(cancel, requestTimeout);
    const stopTimer = () => clearTimeout(deadline);
    raw.once('end', stopTimer);
    stream.once('close', stopTimer);
  });
}

/**
 * SPEED-11: a server that speaks HTTP/2 and HTTP/1.1 over TLS, each with the limits that plain HTTP has. Over HTTP/2 all
 * windows of a browser share a connection, however many streams of events they have.
 */
export function createSecureApp(
  options: FastifyServerOptions,
  tls: Tls,
  limits: SecureLimits,
): FastifyInstance {
  const app = Fastify({
    ...options,
    http2: true,
    http2SessionTimeout: limits.connectionTimeout,
    https: {
      ...tls,
      allowHTTP1: true,
      handshakeTimeout: limits.headersTimeout,
      settings: { maxConcurrentStreams: STREAMS_MAX },
    },
  } as object) as unknown as FastifyInstance;
  // Node reads them of the server itself there.
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = limits;
  Object.assign(app.server, {
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval,
    keepAliveTimeout: app.initialConfig.keepAliveTimeout,
  });
  limitHttp2Requests(app, limits);
  return app;
}
