import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { createServer } from 'node:http';
import { once } from 'node:events';

const TLS = '__tests__/support/tls';

/** Starts the PostgreSQL of the tests that run on one, and what gives each test a database of it. */
export default async function start() {
  const tls = { cert: `${TLS}/database.pem`, key: `${TLS}/database.key.pem` };
  const postgres = await startPostgres({ isDurable: false, tls });
  const giver = createServer(async (_, response) => response.end(await postgres.createDatabase()));
  await once(giver.listen(0, '127.0.0.1'), 'listening');
  process.env.CLUB_TEST_POSTGRES = `http://127.0.0.1:${giver.address().port}`;
  globalThis.clubTestPostgres = { postgres, giver };
}
