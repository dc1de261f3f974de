import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createTestApp, type TestApp, type TestAppOptions } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';

const SCRIPT = 'main.24a991.js';

function createBuiltConsole(): string {
  const folder = path.join(createTemporaryFolder(), 'console');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><head><!-- console-config --></head><body></body>',
  );
  writeFileSync(path.join(folder, 'assets', SCRIPT), 'run()');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'sw.js'), 'keep()');
  writeFileSync(
    path.join(folder, 'manifest.webmanifest'),
    '{"id":"/","name":"Консоль","short_name":"Турниры"}',
  );
  writeFileSync(path.join(folder, 'manifest.webmanifest.br'), 'as it was built');
  writeFileSync(path.join(folder, '.hidden.js'), 'hidden');
  writeFileSync(path.join(folder, '../secret.txt'), 'secret');
  return folder;
}

let club: TestApp;
const start = async (options: TestAppOptions = {}) => {
  club = await createTestApp({ consoleFolder: createBuiltConsole(), ...options });
  return club.app;
};
afterEach(() => club.stop());

describe('the page', () => {
  test.each([
    '/',
    '/tournaments',
    '/tournaments/new',
    '/anything/else',
    '/index.html',
    '/apiary',
    '/calendar',
    '/v1.2/anything',
    '/?a=b.js',
  ])('ROUTE-3: is at the path %s, never cached', async (url) => {
    const app = await start();
    const response = await app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('id="console-config"');
  });

  test.each(['/calendar/none', '/calendar/a/b', '/assets/tournaments', '/tournaments/new.html'])(
    'ROUTE-8: is not at %s, which is no path of the console',
    async (url) => {
      const app = await start();
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ message: 'Такого адреса на сервере нет.' });
    },
  );

  test('answers HEAD without a body', async () => {
    const app = await start();
    const response = await app.inject({ method: 'HEAD', url: '/tournaments' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe('');
  });

  const configIn = (html: string): unknown => {
    const [, json] = /<script type="application\/json" id="console-config">(.*?)<\/script>/s.exec(
      html,
    )!;
    return JSON.parse(json!);
  };

  test("RULE-13, TRUST-14: tells the console the title, the time zone, the features and the calendar's host", async () => {
    const app = await start({ title: 'Клуб «Корт»', timeZone: 'Asia/Omsk' });
    const { body } = await app.inject('/');
    expect(configIn(body)).toEqual({
      title: 'Клуб «Корт»',
      timeZone: 'Asia/Omsk',
      features: [
        'if-match',
        'idempotency-key',
        'trash',
        'history',
        'changes',
        'live',
        'calendar',
        'device',
        'play',
        'players',
      ],
      calendarHost: 'club.example',
    });
    expect(body).not.toContain('<!-- console-config -->');
  });

  test.each(['</script><script>alert(1)</script>', '<!-- <script>', "$& $' $1", 'a\u2028b\u2029c'])(
    'a title cannot break out of its place: %j',
    async (title) => {
      const app = await start({ title });
      const { body } = await app.inject('/');
      expect(configIn(body)).toMatchObject({ title });
      expect(body.match(/<script/g)).toHaveLength(1);
      expect(body).not.toMatch(/[\u2028\u2029]/);
    },
  );

  test('is a plain Russian text while the console is not built; the API works', async () => {
    const app = await start({ consoleFolder: '/nowhere/console' });
    const response = await app.inject('/');
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain('Консоль ещё не собрана');
    expect((await app.inject('/assets/main.js')).statusCode).toBe(404);
    expect((await app.inject('/api/health')).statusCode).toBe(200);
  });
});

describe('files', () => {
  test('in the folder of what is named by its content are kept for a year', async () => {
    const app = await start();
    const response = await app.inject(`/assets/${SCRIPT}`);
    expect(response.body).toBe('run()');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('without one are asked about again', async () => {
    const app = await start();
    const response = await app.inject('/favicon.svg');
    expect(response.headers['cache-control']).toBe('no-cache');
    const { etag } = response.headers;
    const again = await app.inject({ url: '/favicon.svg', headers: { 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
  });

  test('COMFORT-71: the service worker is asked about again, so that a new version is noticed', async () => {
    const app = await start();
    const response = await app.inject('/sw.js');
    expect(response.body).toBe('keep()');
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test.each([
    '/assets/other.24a991.js',
    '/assets/main.24a991.js/',
    '/assets/other',
    '/assets/',
    '/.hidden.js',
    '/assets/.js',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/hosts.txt',
    '/secret.txt%00.js',
    '/assets.js/',
  ])('that are not there are answered 404: %s', async (url) => {
    const app = await start();
    const response = await app.inject(url);
    expect(response.body).not.toContain('secret');
    expect(response.body).not.toContain('hidden');
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('the manifest', () => {
  test.each(['Клуб «Корт»', '"},{"<script>'])(
    'COMFORT-74: names the installed console by the club’s title: %j',
    async (title) => {
      const app = await start({ title });
      const headers = { 'accept-encoding': 'br, gzip' };
      const response = await app.inject({ url: '/manifest.webmanifest', headers });
      expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-encoding']).toBeUndefined();
      expect(response.json()).toEqual({ id: '/', name: title, short_name: 'Турниры' });
    },
  );

  test('COMFORT-74: is not there while the console is not built', async () => {
    const app = await start({ consoleFolder: '/nowhere/console' });
    expect((await app.inject('/manifest.webmanifest')).statusCode).toBe(404);
  });
});

describe('security headers', () => {
  test.each([
    '/',
    `/assets/${SCRIPT}`,
    '/missing.js',
    '/api/health',
    '/api/tournaments',
    '/api/none',
  ])('are on the answer to %s', async (url) => {
    const app = await start();
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types webpack",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  test('answers of the API are kept nowhere', async () => {
    const app = await start();
    for (const url of ['/api/health', '/api/tournaments', '/api/none']) {
      expect((await app.inject(url)).headers['cache-control']).toBe('no-store');
    }
  });
});
