import { readBuildEnv, BuildEnvError } from '../../scripts/lib/buildEnv.mjs';

test('defaults need no environment', () => {
  expect(readBuildEnv({})).toEqual({
    apiHost: '',
    authMode: 'server',
    administrator: null,
    clubTitle: 'Теннисный клуб',
    clubTimeZone: 'Europe/Moscow',
  });
});

test('the password is taken for AUTH_MODE=browser only', () => {
  const pair = { ADMIN_USERNAME: 'anna', ADMIN_PASSWORD: 'canary' };
  expect(JSON.stringify(readBuildEnv(pair))).not.toContain('canary');
  expect(readBuildEnv({ ...pair, AUTH_MODE: 'browser' }).administrator).toEqual({
    username: 'anna',
    password: 'canary',
  });
});

test('a trailing slash of API_HOST is forgiven', () => {
  expect(readBuildEnv({ API_HOST: 'https://api.example.ru/' }).apiHost).toBe(
    'https://api.example.ru',
  );
});

test.each([
  ['API_HOST', { API_HOST: 'api.example.ru' }],
  ['API_HOST', { API_HOST: 'ftp://api.example.ru' }],
  ['API_HOST', { API_HOST: 'https://api.example.ru/v1' }],
  ['AUTH_MODE', { AUTH_MODE: 'both' }],
  ['ADMIN_USERNAME', { AUTH_MODE: 'browser', ADMIN_PASSWORD: 'x' }],
  ['ADMIN_USERNAME', { AUTH_MODE: 'browser', ADMIN_USERNAME: 'a:b', ADMIN_PASSWORD: 'x' }],
  ['ADMIN_PASSWORD', { AUTH_MODE: 'browser', ADMIN_USERNAME: 'anna' }],
  ['CLUB_TIME_ZONE', { CLUB_TIME_ZONE: 'Mars/Olympus' }],
])('a bad %s is refused by its name', (name, env) => {
  expect(() => readBuildEnv(env)).toThrow(BuildEnvError);
  expect(() => readBuildEnv(env)).toThrow(new RegExp(`^${name}: `));
});
