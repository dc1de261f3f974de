import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { constants, type Http2ServerRequest } from 'node:http2';
import type { Tls } from '../lib/network';

/** Limits of a server's connections and requests in ms. */
type SecureLimits = {
  headersTimeout: number;
  requestTimeout: number;
  connectionTimeout: number;
  connectionsCheckingInterval: number;
};

/** Maximum number of simultaneous streams of one connection. A browser opens about six. */
const STREAMS_MAX = 100;

/**
 * Limits the time of HTTP/2 requests. Node has such limits only for HTTP/1.1; for HTTP/2 it only closes completely idle
 * connections.
 */
function limitHttp2Requests(
  app: FastifyInstance,
  { requestTimeout, connectionTimeout }: SecureLimits,
): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersionMajor < 2) return;
    const { stream } = raw as unknown as Http2ServerRequest;
    const cancel = () => stream.close(constants.NGHTTP2_CANCEL);
    // The client does not read this response. Other streams of the connection may still work.
    stream.setTimeout(connectionTimeout, cancel);
    if (stream.endAfterHeaders) return;
    // The timer limits a request that never becomes complete.
    const deadline = setTimeout(cancel, requestTimeout);
    const stopTimer = () => clearTimeout(deadline);
    raw.once('end', stopTimer);
    stream.once('close', stopTimer);
  });
}

/**
 * Creates a server for HTTP/2 and HTTP/1.1 over TLS, with the same limits as plain HTTP (TRUST-34). Over HTTP/2 all
 * windows of a browser share one connection for their streams of events.
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
  // With HTTP/2 Node reads these limits from the server object.
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
