import type { FastifyInstance } from 'fastify';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';

/** TRUST-29: how long requests under way may take once the server is told to stop: all of it within 5 s. */
const CLOSE_TIMEOUT_MS = 3_000;
const IDLE_CHECK_MS = 50;

/** All of a server's connections, or all sessions of HTTP/2 on them, for as long as they are open. */
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
 * Ends every connection while the app closes: as soon as its request is answered, or after
 * {@link CLOSE_TIMEOUT_MS}. Node closes those that are idle at that moment only: one whose request
 * began before would be kept open for the next request, for as long as keepAliveTimeout.
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
    // Connections of further addresses outlive the server itself (TRUST-88).
    const stopTimers = () => {
      if (server.listening || connections.size > 0) return;
      clearInterval(idle);
      clearTimeout(deadline);
    };
    const closeIdle = () => {
      server.closeIdleConnections();
      // A session that is closed ends with the last of its requests.
      sessions.forEach((session) => session.closed || session.close());
      stopTimers();
    };
    const idle = setInterval(closeIdle, IDLE_CHECK_MS);
    server.once('close', stopTimers);
  });
}
