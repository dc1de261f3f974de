import dns from 'node:dns';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { connect, type TLSSocket } from 'node:tls';
import { readEnv } from '../../../src/server/env';
import { readTls } from '../../../src/server/lib/network';
import { listenAtHost } from '../../../src/server/listen';
import { closeConnectionsWithApp } from '../../../src/server/plugins/closeConnectionsWithApp';
import { createSecureApp } from '../../../src/server/plugins/secureServer';
import { startServer } from '../../../src/server/start';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { createQuickPasswords } from '../../support/serverApp';
import { NOW } from '../../support/serverSamples';

const PROJECT = path.resolve(__dirname, '../../..');
const certFile = path.join(__dirname, '../../support/tls/cert.pem');
const keyFile = path.join(__dirname, '../../support/tls/key.pem');
const ADDRESSES = ['127.0.0.1', '::1'];

type Found = (error: null, address: unknown, family?: number) => void;

/** Resolves the name to both addresses as most machines do; this machine may have only one of them. */
beforeEach(() => {
  const all = ADDRESSES.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  jest.spyOn(dns.promises, 'lookup').mockResolvedValue(all as never);
  jest.spyOn(dns, 'lookup').mockImplementation((host: string, options: unknown, found?: Found) => {
    if (typeof options === 'function')
      (options as Found)(null, isIP(host) ? host : ADDRESSES[0], isIP(host) || 4);
    else found!(null, all);
  });
});
afterEach(() => jest.restoreAllMocks());

async function open(host: string, port: number): Promise<TLSSocket> {
  const socket = connect({
    host,
    port,
    ca: readFileSync(certFile),
    checkServerIdentity: () => undefined,
  });
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  return socket;
}

/** Returns all text received on a socket until it closes. */
async function readAll(socket: TLSSocket): Promise<string> {
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  await once(socket, 'close');
  return text;
}

const ask = async (host: string, port: number, request: string): Promise<string> => {
  const socket = await open(host, port);
  socket.write(request);
  return readAll(socket);
};

test('TRUST-88: each address at HOST=localhost answers, and refuses a malformed request, in the same way', async () => {
  const folder = createTemporaryFolder();
  const variables = { PORT: '0', HOST: 'localhost', DATABASE_URL: `file:${folder}/club.db` };
  const server = await startServer({
    env: readEnv({ ...variables, TLS_CERT: certFile, TLS_KEY: keyFile }, PROJECT),
    projectFolder: PROJECT,
    consoleFolder: path.join(folder, 'no-console'),
    clock: () => NOW,
    output: { write: () => true },
    log: { write: () => undefined },
    passwords: createQuickPasswords(),
  });
  const port = Number(new URL(server.url).port);
  const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'));
  const health = 'GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
  for (const host of ADDRESSES) {
    expect(await ask(host, port, health)).toMatch(/^HTTP\/1\.1 200 /);
    expect(bodyOf(await ask(host, port, 'NONSENSE\r\n\r\n'))).toContain(
      'Запрос составлен неверно.',
    );
  }
  await server.stop();
  for (const host of ADDRESSES) await expect(open(host, port)).rejects.toThrow();
});

test('TRUST-88: at each address a request that is half-sent is given up, and one under way is answered before the end', async () => {
  const timeouts = { headersTimeout: 300, requestTimeout: 300, connectionTimeout: 5_000 };
  const app = createSecureApp({}, readTls({ certFile, keyFile }), {
    ...timeouts,
    connectionsCheckingInterval: 100,
  });
  closeConnectionsWithApp(app);
  let answer = () => undefined as void;
  app.get('/', () => new Promise<string>((resolve) => (answer = () => resolve('answered'))));
  app.get('/health', async () => 'well');
  const { port, close } = await listenAtHost(app, { host: 'localhost', port: 0 });
  for (const host of ADDRESSES) {
    const before = performance.now();
    await ask(host, port, 'GET / HTTP/1.1\r\nhost: localhost\r\n');
    expect(performance.now() - before).toBeLessThan(3_000);
  }
  const idle = await open('::1', port);
  idle.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(idle, 'data');
  const idleEnded = once(idle, 'close');
  const underWay = await open('::1', port);
  underWay.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const said = readAll(underWay);
  await once(app.server, 'request');
  const closed = close();
  await idleEnded;
  answer();
  expect(await said).toContain('answered');
  await closed;
});
