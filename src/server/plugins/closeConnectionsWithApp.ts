import type { FastifyInstance } from 'fastify';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';

/** Time for requests in progress after a stop signal. The whole stop takes at most 5 s (TRUST-29). */
const CLOSE_TIMEOUT_MS = 3_000;
const IDLE_CHECK_MS = 50;

/** Returns a server's currently open connections, or its HTTP/2 sessions. */
function listOpen<Item extends Socket | ServerHttp2Session>(
  { server }: FastifyInstance,
  event: 'connection' | 'session',
): ReadonlySet<Item> {
  const open = new Set<Item>();
  server.on(event, (item: Item) => {
    open.add(item);
    item.once('close', () => open.delete(item));
  });
  return open;
}

/**
 * Ends every connection while the app closes: after its response, or after {@link CLOSE_TIMEOUT_MS}. Node closes only
 * connections that are idle at that moment. A busy one would stay open for another request, as long as
 * keepAliveTimeout.
 */
export function closeConnectionsWithApp(app: FastifyInstance): void {
  const { server } = app;
  const connections = listOpen<Socket>(app, 'connection');
  const sessions = listOpen<ServerHttp2Session>(app, 'session');
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    const deadline = setTimeout(
      () => connections.forEach((connection) => connection.destroy()),
      CLOSE_TIMEOUT_MS,
    );
    // Connections of additional addresses stay open after the server's end (TRUST-88).
    const stopTimers = () => {
      if (server.listening || connections.size > 0) return;
      clearInterval(idle);
      clearTimeout(deadline);
    };
    const closeIdle = () => {
      server.closeIdleConnections();
      // A closed session ends after the last of its requests.
      sessions.forEach((session) => session.closed || session.close());
      stopTimers();
    };
    const idle = setInterval(closeIdle, IDLE_CHECK_MS);
    server.once('close', stopTimers);
  });
}
