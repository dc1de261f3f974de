import { readEnv } from '../../src/server/env';
import { Refusal } from '../../src/server/refusal';

const read = (variables: Record<string, string>) => readEnv(variables, '/club');

test('without variables the standards hold', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    databaseFile: '/club/data/club.db',
    adminUsername: 'admin',
    adminPassword: undefined,
    title: 'Теннисный клуб',
    timeZone: 'Europe/Moscow',
  });
});

test('every variable is read', () => {
  const variables = {
    HOST: '::1',
    PORT: '0',
    DATABASE_URL: 'file:///srv/club%20data/a.db',
    ADMIN_USERNAME: 'Анна',
    ADMIN_PASSWORD: 'с: двоеточием',
    CLUB_TITLE: ' Корт ',
    CLUB_TIME_ZONE: 'Asia/Vladivostok',
  };
  expect(read(variables)).toEqual({
    host: '::1',
    port: 0,
    databaseFile: '/srv/club data/a.db',
    adminUsername: 'Анна',
    adminPassword: 'с: двоеточием',
    title: 'Корт',
    timeZone: 'Asia/Vladivostok',
  });
});

test('an empty variable is one that is not set', () => {
  expect(read({ PORT: '', ADMIN_PASSWORD: '' })).toEqual(read({}));
});

test.each([
  ['file:club.db', '/club/club.db'],
  ['file:./data/x.db', '/club/data/x.db'],
  ['file:/srv/club.db', '/srv/club.db'],
])('the database of %s is %s', (url, file) => {
  expect(read({ DATABASE_URL: url }).databaseFile).toBe(file);
});

test.each([
  ['HOST', 'http://x'],
  ['HOST', 'a b'],
  ['PORT', 'восемь'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['DATABASE_URL', 'data/club.db'],
  ['DATABASE_URL', 'file:'],
  ['DATABASE_URL', 'file:data/'],
  ['DATABASE_URL', 'file::memory:'],
  ['DATABASE_URL', 'file:club.db?mode=ro'],
  ['DATABASE_URL', 'file://host/club.db'],
  ['DATABASE_URL', 'postgres://club:canary@db/club'],
  ['ADMIN_USERNAME', 'a:b'],
  ['ADMIN_USERNAME', ' admin'],
  ['ADMIN_USERNAME', 'я'.repeat(65)],
  ['ADMIN_PASSWORD', '   '],
  ['ADMIN_PASSWORD', 'club_canary'],
  ['CLUB_TITLE', '   '],
  ['CLUB_TITLE', 'я'.repeat(101)],
  ['CLUB_TIME_ZONE', 'Mars/Olympus'],
])('%s=%j is refused by its name', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(Refusal);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .*[а-я]`));
  expect(() => read({ [name]: value })).not.toThrow(/canary/);
});

test('all that is wrong is told at once', () => {
  expect(() => read({ PORT: 'x', CLUB_TIME_ZONE: 'x', HOST: '?' })).toThrow(
    /^HOST: .*\nPORT: .*\nCLUB_TIME_ZONE: .*$/,
  );
});
