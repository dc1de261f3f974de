import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import path from 'node:path';
import { isLoopback, createAddressMatcher, readTls } from '../../../src/server/lib/network';
import { computeObservatoryModifiers } from '../../support/observatory';
import { createTestApp, PASSWORD, USERNAME } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const certFile = path.join(__dirname, '../../support/tls/cert.pem');
const keyFile = path.join(__dirname, '../../support/tls/key.pem');
const HSTS = 'strict-transport-security';

const getOver = (url: string, ca: Buffer): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(url, { ca, agent: false }, (response) => resolve(response.resume())).on('error', reject);
  });

describe('TRUST-34: with TLS_CERT and TLS_KEY', () => {
  test('HTTPS is served, with HSTS and limits', async () => {
    const club = await createTestApp({
      now: NOW,
      network: { tls: readTls({ certFile, keyFile }) },
    });
    const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
    expect(url).toMatch(/^https:/);
    const ca = readFileSync(certFile);
    const { statusCode, headers } = await getOver(`${url}/api/health`, ca);
    const { headersTimeout, requestTimeout } = club.app.server;
    await club.stop();
    expect([statusCode, headers[HSTS]]).toEqual([200, 'max-age=31536000']);
    expect({ headersTimeout, requestTimeout }).toEqual({
      headersTimeout: 15_000,
      requestTimeout: 30_000,
    });
  });

  test('TRUST-52: the headers are worth 130 by the scoring of the HTTP Observatory', async () => {
    const club = await createTestApp({
      now: NOW,
      network: { tls: readTls({ certFile, keyFile }) },
    });
    const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
    const ca = readFileSync(certFile);
    for (const place of ['/', '/api/tournaments', '/assets/none.js']) {
      const { headers } = await getOver(url + place, ca);
      const modifiers = computeObservatoryModifiers(headers);
      const score = Object.values(modifiers).reduce((sum, modifier) => sum + modifier, 100);
      expect({ place, modifiers, score }).toMatchObject({ place, score: 130 });
    }
    await club.stop();
  });

  test('files that are no certificate with its key are refused by their variables', () => {
    const folder = createTemporaryFolder();
    const text = path.join(folder, 'text.pem');
    writeFileSync(text, 'не сертификат');
    expect(() => readTls({ certFile: path.join(folder, 'no.pem'), keyFile })).toThrow(
      /^TLS_CERT: файл .*no\.pem не читается/,
    );
    expect(() => readTls({ certFile: text, keyFile })).toThrow(/^TLS_CERT, TLS_KEY: /);
    expect(() => readTls({ certFile, keyFile: text })).toThrow(/^TLS_CERT, TLS_KEY: /);
  });
});

test('TRUST-34: plain HTTP promises no HTTPS', async () => {
  const club = await createTestApp({ now: NOW });
  expect((await club.app.inject('/api/health')).headers).not.toHaveProperty(HSTS);
  await club.stop();
});

describe('TRUST-35: behind a proxy', () => {
  const start = () => createTestApp({ now: NOW, network: { trustProxy: ['192.0.2.10'] } });

  test('the throttle counts by the address that the proxy names', async () => {
    const club = await start();
    const signIn = (visitor: string, password: string) =>
      club.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '192.0.2.10',
        headers: { 'x-forwarded-for': visitor },
        payload: { username: USERNAME, password },
      });
    for (let time = 0; time < 5; time += 1) await signIn('203.0.113.5', 'wrong');
    expect((await signIn('203.0.113.5', PASSWORD)).statusCode).toBe(429);
    // Entries further left come from the visitor and do not count.
    expect((await signIn('203.0.113.9, 203.0.113.5', PASSWORD)).statusCode).toBe(429);
    expect((await signIn('203.0.113.6', PASSWORD)).statusCode).toBe(200);
    await club.stop();
  });

  test('the header of any other client counts for nothing', async () => {
    const club = await createTestApp({ now: NOW });
    const signIn = (visitor: string) =>
      club.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        remoteAddress: '203.0.113.5',
        headers: { 'x-forwarded-for': visitor },
        payload: { username: USERNAME, password: 'wrong' },
      });
    for (let time = 0; time < 5; time += 1) await signIn(`198.51.100.${time}`);
    expect((await signIn('198.51.100.9')).statusCode).toBe(429);
    await club.stop();
  });

  test('a client that comes past the proxy is refused; this machine is not', async () => {
    const club = await start();
    const statusOf = async (remoteAddress: string) =>
      (await club.app.inject({ url: '/api/health', remoteAddress })).statusCode;
    expect(await statusOf('192.0.2.10')).toBe(200);
    expect(await statusOf('::ffff:192.0.2.10')).toBe(200);
    expect(await statusOf('127.0.0.1')).toBe(200);
    expect(await statusOf('192.0.2.11')).toBe(403);
    const page = await club.app.inject({ url: '/', remoteAddress: '192.0.2.11' });
    expect(page.json()).toEqual({
      message: 'Сервер отвечает только через прокси, названный в TRUST_PROXY.',
    });
    await club.stop();
  });

  test('HSTS is sent where the proxy was reached over HTTPS', async () => {
    const club = await start();
    const headersFor = async (scheme: string) =>
      (
        await club.app.inject({
          url: '/api/health',
          remoteAddress: '192.0.2.10',
          headers: { 'x-forwarded-proto': scheme },
        })
      ).headers;
    expect(await headersFor('https')).toHaveProperty(HSTS, 'max-age=31536000');
    expect(await headersFor('http')).not.toHaveProperty(HSTS);
    await club.stop();
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.255.0.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['128.0.0.1', false],
  ['club.local', false],
])('TRUST-33: %s is reached by this machine alone: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test('addresses and subnets are told apart', () => {
  const isMeant = createAddressMatcher(['10.1.0.0/16', '2001:db8::/32', '192.0.2.1']);
  const meant = ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '192.0.2.1'];
  expect(meant.map(isMeant)).toEqual([true, true, true, true]);
  expect(['10.2.0.1', '2001:db9::7', '192.0.2.2', '', 'x'].map(isMeant)).not.toContain(true);
  expect(isMeant(undefined)).toBe(false);
});
