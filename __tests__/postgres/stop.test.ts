import path from 'node:path';
import { readEnv } from '../../src/server/env';
import { startServer } from '../../src/server/start';
import { openFaultProxy } from '../support/faultProxy';
import { formatAuthorization, createQuickPasswords } from '../support/serverApp';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { NOW } from '../support/serverSamples';
import { createEmptyPostgres } from '../support/testDatabase';

const PROJECT = path.resolve(__dirname, '../..');
const PASSWORD = 'корт-и-сетка';
const STOP_MAX_MS = 5_000;

const ignored = { write: () => undefined };

test('TRUST-29: while the database does not answer the server stops within 5 s as well', async () => {
  const url = new URL(await createEmptyPostgres());
  const proxy = await openFaultProxy(Number(url.port));
  url.port = String(proxy.port);
  const variables = { PORT: '0', DATABASE_URL: url.href, ADMIN_PASSWORD: PASSWORD };
  const server = await startServer({
    env: readEnv(variables, PROJECT),
    projectFolder: PROJECT,
    consoleFolder: createTemporaryFolder(),
    clock: () => NOW,
    output: ignored,
    log: ignored,
    passwords: createQuickPasswords(),
  });
  const ask = () =>
    fetch(`${server.url}/api/trash`, { headers: { authorization: formatAuthorization(PASSWORD) } });
  expect((await ask()).status).toBe(200);

  proxy.setMode('silent');
  // Some requests wait for a response and some for a connection; the startup cleanup may wait too.
  const asked = Array.from({ length: 20 }, () => ask().catch(() => null));
  await new Promise((resolve) => setTimeout(resolve, 500));
  const since = performance.now();
  await server.stop();
  const took = performance.now() - since;
  await Promise.all(asked);
  await proxy.close();
  expect(took).toBeLessThan(STOP_MAX_MS);
});
