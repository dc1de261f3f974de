import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How connections fare: as ever, cut with new ones refused, or without a byte either way. */
export type Mode = 'open' | 'cut' | 'silent';

/** A way to a server or a database that can be taken away. */
export type FaultProxy = {
  port: number;
  setMode: (mode: Mode) => void;
  /** Ends what is on the way, and leads to another port from now on. */
  redirect: (target: number) => void;
  close: () => Promise<void>;
};

/** Is shown what is about to be passed on: an answer, or what is asked. */
export type Watch = (bytes: Buffer, isAnswer: boolean) => void;

/** Opens a way to a port of this machine. */
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
      // Backpressure is no matter here: a test's answers are small.
      from
        .on('data', (bytes: Buffer) => {
          watch(bytes, from === upstream);
          // It may have taken the way away.
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
