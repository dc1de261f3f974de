import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** State of the connections: open; cut, with new ones refused; or silent, without a byte in either direction. */
export type Mode = 'open' | 'cut' | 'silent';

/** A proxy to a server or database that can interrupt the connection. */
export type FaultProxy = {
  port: number;
  setMode: (mode: Mode) => void;
  /** Closes open connections, and forwards new ones to another port. */
  redirect: (target: number) => void;
  close: () => Promise<void>;
};

/** Receives the bytes of a response or request before they are forwarded. */
export type Watch = (bytes: Buffer, isAnswer: boolean) => void;

export async function openFaultProxy(
  first: number,
  watch: Watch = () => undefined,
): Promise<FaultProxy> {
  let target = first;
  const pairs = new Set<readonly [Socket, Socket]>();
  let mode: Mode = 'open';

  const applyMode = ([client, upstream]: readonly [Socket, Socket]) => {
    for (const socket of [client, upstream]) {
      if (mode === 'silent') socket.pause();
      else socket.resume();
    }
  };

  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    const pair = [client, upstream] as const;
    const end = () => {
      client.destroy();
      upstream.destroy();
      pairs.delete(pair);
    };
    for (const [from, to] of [pair, [upstream, client] as const]) {
      // Backpressure is ignored, because a test's responses are small.
      from
        .on('data', (bytes: Buffer) => {
          watch(bytes, from === upstream);
          // The watcher may have closed the connection.
          if (!to.destroyed) to.write(bytes);
        })
        .on('error', end)
        .on('close', end);
    }
    if (mode === 'cut') {
      end();
      return;
    }
    pairs.add(pair);
    applyMode(pair);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endAll = () => {
    for (const [client, upstream] of pairs) {
      client.destroy();
      upstream.destroy();
    }
    pairs.clear();
  };
  return {
    port: (server.address() as AddressInfo).port,
    setMode(wanted) {
      mode = wanted;
      if (mode === 'cut') endAll();
      for (const pair of pairs) applyMode(pair);
    },
    redirect(wanted) {
      target = wanted;
      endAll();
    },
    async close() {
      endAll();
      await once(server.close(), 'close');
    },
  };
}
