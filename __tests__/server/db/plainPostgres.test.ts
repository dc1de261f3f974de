import { Client } from 'pg';
import { validatePostgresEncryption } from '../../../src/server/db/postgres/encryption';
import { readEnv } from '../../../src/server/env';
import { createFileCommands } from '../../support/fileCommands';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';

const AT = 'postgres://club:canary@db.example.ru/club';
const root = encodeURIComponent(`${process.cwd()}/__tests__/support/tls/cert.pem`);

const read = (DATABASE_URL: string, more: Record<string, string> = {}) =>
  readEnv({ DATABASE_URL, ...more }, '/club');

/** The pg client's reading of an address: the host, and true when certificate and name are checked. */
function readPgOptions(address: string) {
  const warn = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const { host, ssl } = new Client({ connectionString: address }) as {
    host: string;
    ssl: boolean | { rejectUnauthorized?: boolean; checkServerIdentity?: unknown };
  };
  warn.mockRestore();
  const isVerified =
    typeof ssl === 'object' && ssl.rejectUnauthorized !== false && !ssl.checkServerIdentity;
  return {
    isHere: host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host),
    isVerified,
  };
}

const ACCEPTED = [
  `${AT}?sslmode=verify-full`,
  `${AT}?sslmode=verify-full&sslrootcert=${root}`,
  `${AT}?sslmode=disable&sslmode=verify-full`,
  `${AT}?uselibpqcompat=true&sslmode=verify-full`,
  'postgres://club@127.0.0.1:5432/club',
  'postgres://club@localhost/club?sslmode=disable',
  'postgres://club@[::1]/club',
  'postgres://%2Fvar%2Frun%2Fpostgresql/club',
  'postgres:///club?host=/var/run/postgresql',
  `${AT}?host=127.0.0.1`,
];

test.each(ACCEPTED)('SCALE-5: %s is taken, and pg stays here or checks who answers', (address) => {
  expect(read(address).database).toEqual({ url: address });
  const { isHere, isVerified } = readPgOptions(address);
  expect(isHere || isVerified).toBe(true);
});

const REFUSED = [
  AT,
  `${AT}?sslmode=disable`,
  `${AT}?sslmode=no-verify`,
  `${AT}?sslmode=verify-full&sslmode=disable`,
  `${AT}?ssl=true&sslmode=no-verify`,
  `${AT}?ssl=no-verify`,
  `${AT}?uselibpqcompat=true&sslmode=require`,
  `${AT}?uselibpqcompat=true&sslmode=verify-ca&sslrootcert=${root}`,
  `postgres://club:canary@localhost/club?host=db.example.ru`,
  'postgres://club:canary@10.0.0.5/club',
  'postgres://club:canary@[fd00::5]/club',
  'postgres://club:canary@127.0.0.1.example.ru/club',
];

test.each(REFUSED)(
  'SCALE-5: %s is refused in Russian with three ways out, without its password',
  (address) => {
    expect(() => read(address)).toThrow(
      /^DATABASE_URL: до базы на \S+ .*\n.*sslmode=verify-full.*\n.*127\.0\.0\.1.*\n.*ALLOW_PLAIN_POSTGRES=1/,
    );
    expect(() => read(address)).not.toThrow(/canary/);
    expect(readPgOptions(address)).toEqual({ isHere: false, isVerified: false });
  },
);

test.each(['prefer', 'require', 'verify-ca'])(
  'SCALE-5: sslmode=%s, which the next pg will weaken, is refused too',
  (mode) => {
    expect(validatePostgresEncryption(`${AT}?sslmode=${mode}`)).toContain('verify-full');
    // A failure here means that pg now checks less in this mode, which needs a decision.
    expect(readPgOptions(`${AT}?sslmode=${mode}`).isVerified).toBe(true);
  },
);

test('SCALE-5: ALLOW_PLAIN_POSTGRES takes any of them', () => {
  for (const url of [...ACCEPTED, ...REFUSED]) {
    expect(read(url, { ALLOW_PLAIN_POSTGRES: '1' }).database).toEqual({ url });
  }
});

test('SCALE-5: copying to or from such a database is refused as well', async () => {
  const { runAdmin: admin } = createFileCommands(`${createTemporaryFolder()}/club.db`);
  for (const args of [
    ['--from', AT, '--to', 'file:new.db'],
    ['--from', 'file:old.db', '--to', AT],
  ]) {
    const { code, output, errors } = await admin('copy', ...args);
    expect(code).toBe(1);
    expect(output + errors).toMatch(
      /--(from|to): до базы на db\.example\.ru .*ALLOW_PLAIN_POSTGRES=1/s,
    );
    expect(output + errors).not.toContain('canary');
  }
});
