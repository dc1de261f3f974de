import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { tsImport } from 'tsx/esm/api';

const TLS = '__tests__/support/tls';

/**
 * Starts a PostgreSQL for the tests, and a server that creates a database for each test. GET /empty returns the address
 * of an empty database, /migrated that of a migrated one.
 */
export default async function start() {
  const tls = { cert: `${TLS}/database.pem`, key: `${TLS}/database.key.pem` };
  const postgres = await startPostgres({ isDurable: false, tls });
  const { openPostgres } = await tsImport('../../src/server/db/postgres/open.ts', import.meta.url);
  const template = await postgres.createDatabase();
  await (await openPostgres(template)).destroy();
  const giver = createServer(async ({ url }, response) => {
    // The server could close a reused connection just when a busy test sends a request over it.
    response.setHeader('connection', 'close');
    response.end(await postgres.createDatabase(url === '/migrated' ? template : undefined));
  });
  await once(giver.listen(0, '127.0.0.1'), 'listening');
  process.env.CLUB_TEST_POSTGRES = `http://127.0.0.1:${giver.address().port}`;
  globalThis.clubTestPostgres = { postgres, giver };
}
