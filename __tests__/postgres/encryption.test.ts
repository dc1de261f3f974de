import { sql } from 'kysely';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { openPostgres } from '../../src/server/db/postgres/open';
import { OperatorError } from '../../src/server/lib/operatorError';
import { createFileCommands } from '../support/fileCommands';
import { createTemporaryFolder } from '../support/createTemporaryFolder';
import { createEmptyPostgres } from '../support/testDatabase';

const getFilePath = (name: string) => path.resolve('__tests__/support/tls', name);
/** Root certificate of the tests' PostgreSQL, whose certificate is valid for localhost only. */
const ITS_ROOT = getFilePath('database.pem');

let address: URL;
beforeEach(async () => {
  address = new URL(await createEmptyPostgres());
});

function createVerifiedUrl({ host = 'localhost', root }: { host?: string; root?: string }): string {
  const url = new URL(address);
  url.hostname = host;
  url.searchParams.set('sslmode', 'verify-full');
  if (root !== undefined) url.searchParams.set('sslrootcert', root);
  return url.href;
}

test('SCALE-5: with sslmode=verify-full and the root certificate the club is encrypted on its way', async () => {
  const database = await openPostgres(createVerifiedUrl({ root: ITS_ROOT }));
  const { rows } = await sql`
    SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`.execute(database);
  expect(rows).toEqual([{ ssl: true }]);
  await database.destroy();
});

const UNTRUSTED =
  /^Базу данных PostgreSQL не удалось открыть: она не шифрует соединение, или её серт/;

test.each([
  ['another name', { host: '127.0.0.1', root: ITS_ROOT }],
  ['another root', { root: getFilePath('cert.pem') }],
  ['no root of its own', {}],
])('SCALE-5: a certificate for %s is refused in Russian', async (_, options) => {
  const attempt = openPostgres(createVerifiedUrl(options));
  await expect(attempt).rejects.toThrow(OperatorError);
  await expect(attempt).rejects.toThrow(UNTRUSTED);
});

test('SCALE-5: a root certificate that cannot be read is refused by its name, by doctor too', async () => {
  const url = createVerifiedUrl({ root: '/nowhere/root.pem' });
  await expect(openPostgres(url)).rejects.toThrow(
    'sslrootcert: файл /nowhere/root.pem не читается.',
  );
  const { runAdmin: admin } = createFileCommands(path.join(createTemporaryFolder(), 'club.db'), {
    DATABASE_URL: url,
  });
  const { code, output } = await admin('doctor');
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringContaining('/nowhere/root.pem'),
  });
});

test('SCALE-5: a database that speaks no TLS is refused in Russian', async () => {
  const server = createServer((socket) => socket.once('data', () => socket.end('N')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address.port = String((server.address() as AddressInfo).port);
  await expect(openPostgres(createVerifiedUrl({}))).rejects.toThrow(UNTRUSTED);
  server.close();
});
