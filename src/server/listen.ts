import type { FastifyInstance } from 'fastify';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type ServerOpts } from 'node:net';
import type { Env } from './env';
import { OperatorError } from './lib/operatorError';

const LISTEN_ERRORS: Readonly<Record<string, (env: Pick<Env, 'host' | 'port'>) => string>> = {
  EADDRINUSE: ({ port }) => `PORT: порт ${port} уже занят другой программой.`,
  EACCES: ({ port }) => `PORT: порт ${port} этой программе не разрешён.`,
  EADDRNOTAVAIL: ({ host }) => `HOST: адреса ${host} у этого компьютера нет.`,
  // The address is an IPv6 address of a single network card, or an unknown one.
  EINVAL: ({ host }) => `HOST: адреса ${host} у этого компьютера нет.`,
  EAFNOSUPPORT: ({ host }) => `HOST: адреса ${host} у этого компьютера нет.`,
  ENOTFOUND: ({ host }) => `HOST: имя ${host} не найдено.`,
  EAI_AGAIN: ({ host }) => `HOST: имя ${host} узнать не удалось: сервер имён не отвечает.`,
};

/**
 * Maximum number of connections that wait for the server, as many as Linux has by default. Node's own 511 are too few
 * for thousands of viewers after a restart.
 */
const BACKLOG = 4_096;

type ListeningApp = {
  port: number;
  /** Finishes the requests in progress at every address. */
  close: () => Promise<void>;
};

/** Lists the addresses of a host. Only «localhost» may have several, of IPv4 and of IPv6. */
async function listAddresses(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true });
  return [...new Set(found.map(({ address }) => address))];
}

/**
 * Passes the connections of one more address to the app's own server, so that its limits apply to them (TRUST-88).
 * @returns null when the address is not available, for example without IPv6
 */
async function openDoor(
  { server }: FastifyInstance,
  host: string,
  port: number,
): Promise<Server | null> {
  const { allowHalfOpen, noDelay } = server as unknown as ServerOpts;
  const door = createServer({ allowHalfOpen, noDelay } as ServerOpts, (socket) =>
    server.emit('connection', socket),
  );
  try {
    await once(door.listen({ host, port, backlog: BACKLOG }), 'listening');
    return door;
  } catch {
    return null;
  }
}

async function listenAtAddresses(
  app: FastifyInstance,
  { host, port }: Pick<Env, 'host' | 'port'>,
): Promise<ListeningApp> {
  const [first, ...others] = await listAddresses(host);
  await app.listen({ host: first!, port, backlog: BACKLOG });
  const { port: taken } = app.server.address() as AddressInfo;
  const doors = (await Promise.all(others.map((one) => openDoor(app, one, taken)))).filter(
    (door) => door !== null,
  );
  return {
    port: taken,
    async close() {
      const closed = doors.map((door) => once(door.close(), 'close'));
      await Promise.all([app.close(), ...closed]);
    },
  };
}

/**
 * Makes an app listen at its host, for «localhost» at each of its addresses.
 * @throws OperatorError when the host or the port is not available
 */
export async function listenAtHost(
  app: FastifyInstance,
  env: Pick<Env, 'host' | 'port'>,
): Promise<ListeningApp> {
  try {
    return await listenAtAddresses(app, env);
  } catch (error) {
    const describeRefusal = LISTEN_ERRORS[(error as { code?: string }).code ?? ''];
    throw describeRefusal ? new OperatorError(describeRefusal(env)) : error;
  }
}
