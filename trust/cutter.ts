import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Cutter = {
  /** Stands in for the server's own address. */
  url: string;
  close: () => Promise<void>;
};

/**
 * A way to a server on which no answer comes through: the connection is cut as soon as the answer's
 * first byte is there, or at another moment.
 * @param after ms from the request's first byte to the cut; when the answer comes where not given
 */
export async function openCutter(target: string, after?: number): Promise<Cutter> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const cut = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', cut).on('close', cut);
    }
    upstream.once('data', cut);
    if (after !== undefined) client.once('data', () => void sleep(after).then(cut));
    client.pipe(upstream);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
