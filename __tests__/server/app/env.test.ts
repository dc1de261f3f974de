import { readEnv } from '../../../src/server/env';
import { OperatorError } from '../../../src/server/lib/operatorError';

const read = (variables: Record<string, string>) => readEnv(variables, '/club');

test('without variables the standards hold', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    database: { file: '/club/data/club.db' },
    dataFolder: '/club/data',
    backupFolder: '/club/data/backups',
    tls: null,
    trustProxy: [],
    allowBrowserAuth: false,
    allowPlainPostgres: false,
    adminUsername: 'admin',
    adminPassword: undefined,
    title: 'Теннисный клуб',
    legalName: 'Теннисный клуб',
    signUpLimits: { perAddress: 30, perTournament: 60 },
    livePageReadersPerAddress: 200,
    forgetAfterMonths: null,
    timeZone: 'Europe/Moscow',
    publicUrl: null,
  });
});

test('every variable is read', () => {
  const variables = {
    HOST: '::1',
    PORT: '0',
    DATABASE_URL: 'file:///srv/club%20data/a.db',
    BACKUP_DIR: '/mnt/usb',
    TLS_CERT: 'tls/cert.pem',
    TLS_KEY: '/etc/club/key.pem',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/24,::1',
    ALLOW_BROWSER_AUTH: '1',
    ALLOW_PLAIN_POSTGRES: '1',
    ADMIN_USERNAME: 'Анна',
    ADMIN_PASSWORD: 'с: двоеточием',
    CLUB_TITLE: ' Корт ',
    CLUB_LEGAL_NAME: 'ООО «Корт» ',
    SIGN_UPS_PER_ADDRESS: '5',
    SIGN_UPS_PER_TOURNAMENT: '100',
    LIVE_READERS_PER_ADDRESS: '40',
    FORGET_AFTER_MONTHS: '36',
    CLUB_TIME_ZONE: 'Asia/Vladivostok',
    PUBLIC_URL: 'https://club.example.ru/',
  };
  expect(read(variables)).toEqual({
    host: '::1',
    port: 0,
    database: { file: '/srv/club data/a.db' },
    dataFolder: '/srv/club data',
    backupFolder: '/mnt/usb',
    tls: { certFile: '/club/tls/cert.pem', keyFile: '/etc/club/key.pem' },
    trustProxy: ['127.0.0.1', '10.0.0.0/24', '::1'],
    allowBrowserAuth: true,
    allowPlainPostgres: true,
    adminUsername: 'Анна',
    adminPassword: 'с: двоеточием',
    title: 'Корт',
    legalName: 'ООО «Корт»',
    signUpLimits: { perAddress: 5, perTournament: 100 },
    livePageReadersPerAddress: 40,
    forgetAfterMonths: 36,
    timeZone: 'Asia/Vladivostok',
    publicUrl: 'https://club.example.ru',
  });
});

test.each([
  'club.example.ru',
  'ftp://club.example.ru',
  'https://club.example.ru/tennis',
  'https://club.example.ru/?a=1',
  'https://admin:secret@club.example.ru',
])('PUBLIC_URL: %s is refused', (text) => {
  expect(() => read({ PUBLIC_URL: text })).toThrow(
    'PUBLIC_URL: нужен адрес консоли без пути, например https://club.example.ru',
  );
});

test('an empty variable is one that is not set', () => {
  expect(read({ PORT: '', ADMIN_PASSWORD: '' })).toEqual(read({}));
});

test.each([
  ['file:club.db', '/club/club.db'],
  ['file:./data/x.db', '/club/data/x.db'],
  ['file:/srv/club.db', '/srv/club.db'],
])('the database of %s is %s', (url, file) => {
  expect(read({ DATABASE_URL: url }).database).toEqual({ file });
});

test.each([
  'postgres://club:canary@localhost/club',
  'postgresql://club@db.example.ru:6432/club?sslmode=verify-full',
  'postgres:///club?host=/run/postgresql',
])('SCALE-1: %s is the address of a database on PostgreSQL', (url) => {
  const env = read({ DATABASE_URL: url });
  expect(env.database).toEqual({ url });
  expect(env.dataFolder).toBe('/club/data');
});

test.each([
  ['HOST', 'http://x'],
  ['HOST', 'a b'],
  ['PORT', 'восемь'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['HOST', '0.0.0.0'],
  ['BACKUP_DIR', 'file:backups'],
  ['BACKUP_DIR', 'https://example.ru/'],
  ['TLS_KEY', 'https://example.ru/key.pem'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', 'caddy'],
  ['TRUST_PROXY', '10.0.0.1,'],
  ['TRUST_PROXY', '10.0.0.1/33'],
  ['TRUST_PROXY', '10.0.0.1/a'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['ALLOW_BROWSER_AUTH', 'yes'],
  ['ALLOW_PLAIN_POSTGRES', 'yes'],
  ['DATABASE_URL', 'data/club.db'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file:data/'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'file:club.db?mode=ro'],
  ['DATABASE_URL', 'file://host/club.db'],
  ['DATABASE_URL', 'postgres://club:canary@db/club'],
  ['DATABASE_URL', 'postgres://club:canary@localhost'],
  ['DATABASE_URL', 'postgres://club:canary@localhost/a/b'],
  ['DATABASE_URL', 'mysql://club:canary@db/club'],
  ['ADMIN_USERNAME', 'a:b'],
  ['ADMIN_USERNAME', ' admin'],
  ['ADMIN_USERNAME', 'я'.repeat(65)],
  ['ADMIN_PASSWORD', '   '],
  ['ADMIN_PASSWORD', 'club_canary'],
  ['CLUB_TITLE', '   '],
  ['CLUB_TITLE', 'я'.repeat(101)],
  ['CLUB_LEGAL_NAME', 'я'.repeat(201)],
  ['SIGN_UPS_PER_ADDRESS', '0'],
  ['SIGN_UPS_PER_TOURNAMENT', 'много'],
  ['LIVE_READERS_PER_ADDRESS', '0'],
  ['CLUB_TIME_ZONE', 'Mars/Olympus'],
])('%s=%j is refused by its name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(OperatorError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .*[а-я]`, 'm'));
  expect(() => read({ [name]: value })).not.toThrow(/canary/);
});

test('all faults are reported at once', () => {
  expect(() => read({ PORT: 'x', CLUB_TIME_ZONE: 'x', HOST: '?' })).toThrow(
    /^HOST: .*\nPORT: .*\nCLUB_TIME_ZONE: .*$/,
  );
});

test.each([
  ['TLS_CERT', 'TLS_KEY'],
  ['TLS_KEY', 'TLS_CERT'],
])('%s without %s is refused by the name of the missing one', (given, missing) => {
  expect(() => read({ [given]: 'a.pem' })).toThrow(`${missing}: сертификат и ключ задаются вместе`);
});

test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])(
  'TRUST-33: at %s, which only this machine reaches, plain HTTP will do',
  (host) => {
    expect(read({ HOST: host }).host).toBe(host);
  },
);

describe.each(['0.0.0.0', '::', '192.168.1.5', 'club.local'])('at %s', (host) => {
  test('TRUST-33: plain HTTP is refused with the reason and the three ways out', () => {
    expect(() => read({ HOST: host })).toThrow(
      /^HOST: адрес \S+ открыт сети, .*\n.*HOST=127.0.0.1.*\n.*TLS_CERT и TLS_KEY.*\n.*TRUST_PROXY=/,
    );
  });

  test.each<Record<string, string>>([
    { TLS_CERT: 'a.pem', TLS_KEY: 'b.pem' },
    { TRUST_PROXY: '192.0.2.1' },
  ])('TRUST-33: it may listen with %j', (variables) => {
    expect(read({ HOST: host, ...variables }).host).toBe(host);
  });
});
