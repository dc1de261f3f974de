import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tsImport } from 'tsx/esm/api';

const TLS = '__tests__/support/tls';

/**
 * Starts a PostgreSQL for the tests, and a server that gives each test its own database. GET /empty answers an empty
 * one, /migrated a copy of a migrated one.
 */
export default async function start() {
  const tls = { cert: `${TLS}/database.pem`, key: `${TLS}/database.key.pem` };
  const postgres = await startPostgres({ isDurable: false, tls });
  const { openPostgres } = await tsImport('../../src/server/db/postgres/open.ts', import.meta.url);
  const template = await postgres.createDatabase();
  await (await openPostgres(template)).destroy();
  const giver = createServer(async ({ url }, response) => {
    // A kept connection may close here while a busy test sends its next request over it.
    response.setHeader('connection', 'close');
    response.end(await postgres.createDatabase(url === '/migrated' ? template : undefined));
  });
  await once(giver.listen(0, '127.0.0.1'), 'listening');
  process.env.CLUB_TEST_POSTGRES = `http://127.0.0.1:${giver.address().port}`;
  globalThis.clubTestPostgres = { postgres, giver };
}
