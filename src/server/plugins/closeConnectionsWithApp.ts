import type { FastifyInstance } from 'fastify';

/** TRUST-29: how long requests under way may take once the server is told to stop: all of it within 5 s. */
const CLOSE_TIMEOUT_MS = 3_000;
const IDLE_CHECK_MS = 50;

/**
 * Ends every connection while the app closes: as soon as its request is answered, or after
 * {@link CLOSE_TIMEOUT_MS}. Node closes those that are idle at that moment only: one whose request
 * began before would be kept open for the next request, for as long as keepAliveTimeout.
 */
export function closeConnectionsWithApp(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const { server } = app;
    if (!server.listening) return;
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(deadline);
    });
  });
}
