import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { readTls } from '../../../src/server/lib/network';
import { createSecureApp } from '../../../src/server/plugins/secureServer';
import { createTestApp, PASSWORD, USERNAME } from '../../support/serverApp';
import { formatAuthorization } from '../../support/server';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

const certFile = path.join(__dirname, '../../support/tls/cert.pem');
const keyFile = path.join(__dirname, '../../support/tls/key.pem');
const authorization = formatAuthorization(PASSWORD);

type Sent = { method?: string; headers?: IncomingHttpHeaders; body?: string };

async function open() {
  const logLines: string[] = [];
  const club = await createTestApp({
    now: NOW,
    network: { tls: readTls({ certFile, keyFile }) },
    onLogLine: (line) => logLines.push(line),
  });
  const url = await club.app.listen({ host: '127.0.0.1', port: 0 });
  const session = connect(url, { ca: readFileSync(certFile) });
  await once(session, 'connect');
  return { ...club, url, session, logLines };
}

/** Sends a request and returns the response's status, headers and body. */
async function send(session: ClientHttp2Session, place: string, sent: Sent = {}) {
  const stream = session.request({
    ':path': place,
    ':method': sent.method ?? 'GET',
    ...sent.headers,
  });
  stream.setEncoding('utf8').end(sent.body);
  const [headers] = (await once(stream, 'response')) as [
    IncomingHttpHeaders & { ':status': number },
  ];
  let body = '';
  for await (const chunk of stream) body += String(chunk);
  return { status: headers[':status'], headers, body };
}

describe('TRUST-34: over TLS our server speaks HTTP/2', () => {
  test('reads, writes, pages and files are answered, with HSTS and without headers of a connection', async () => {
    const { session, stop } = await open();
    expect(session.alpnProtocol).toBe('h2');
    const health = await send(session, '/api/health');
    expect(health.status).toBe(200);
    expect(health.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(health.headers).not.toHaveProperty('connection');
    const made = await send(session, '/api/tournaments', {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(TOURNAMENT),
    });
    expect(made.status).toBe(201);
    const list = await send(session, '/api/tournaments', { headers: { authorization } });
    const { etag } = list.headers;
    const same = await send(session, '/api/tournaments', {
      headers: { authorization, 'if-none-match': etag! },
    });
    expect([list.status, same.status]).toEqual([200, 304]);
    expect((await send(session, '/live/unknown')).status).toBe(404);
    const signIn = await send(session, '/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: USERNAME, password: PASSWORD }),
    });
    expect(signIn.status).toBe(200);
    session.close();
    await stop();
  });

  test('four streams of events share a connection with other requests, and each is one line of the log', async () => {
    const { session, stop, logLines } = await open();
    const streams = Array.from({ length: 4 }, () =>
      session.request({ ':path': '/api/live', authorization }),
    );
    for (const stream of streams) {
      const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders];
      expect(headers['content-type']).toMatch('text/event-stream');
      expect(String((await once(stream, 'data'))[0])).toMatch('event: list');
    }
    expect((await send(session, '/api/health')).status).toBe(200);
    const lines = () => logLines.filter((line) => line.includes('"/api/live"')).length;
    streams.forEach((stream) => stream.close());
    while (lines() < streams.length) await sleep(20);
    const before = performance.now();
    await stop();
    expect(performance.now() - before).toBeLessThan(3_000);
    expect(lines()).toBe(streams.length);
  });

  test('a host that no address can hold, and one next to another, are refused', async () => {
    const { session, stop } = await open();
    const statusOf = async (headers: IncomingHttpHeaders) =>
      (await send(session, '/api/health', { headers })).status;
    expect(await statusOf({ ':authority': 'club.example.ru' })).toBe(200);
    expect(await statusOf({ ':authority': 'a'.repeat(300) })).toBe(400);
    expect(await statusOf({ ':authority': 'club.example.ru', host: 'other.example.ru' })).toBe(400);
    session.close();
    await stop();
  });

  test('TRUST-29: a request under way is answered before the server ends, an idle connection ends with it', async () => {
    const { session, app, stop, url } = await open();
    const idle = connect(url, { ca: readFileSync(certFile) });
    const idleEnded = once(idle, 'close');
    await once(idle, 'connect');
    const body = JSON.stringify(TOURNAMENT);
    const stream = session.request({
      ':path': '/api/tournaments',
      ':method': 'POST',
      authorization,
      'content-type': 'application/json',
    });
    await once(app.server, 'request');
    const stopped = stop();
    await idleEnded;
    stream.end(body);
    const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
    expect(headers[':status']).toBe(201);
    await Promise.all([stopped, once(session, 'close')]);
  });

  test('TRUST-29: a stream of events and a request that never ends do not keep the server', async () => {
    const { session, app, stop } = await open();
    session.on('error', () => undefined);
    const events = session.request({ ':path': '/api/live', authorization });
    await once(events, 'data');
    const endless = session.request({
      ':path': '/api/tournaments',
      ':method': 'POST',
      authorization,
      'content-type': 'application/json',
    });
    endless.on('error', () => undefined);
    events.on('error', () => undefined);
    await once(app.server, 'request');
    const before = performance.now();
    await stop();
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

async function* tick() {
  for (let times = 0; times < 10; times += 1) {
    await sleep(100);
    yield '.';
  }
}

test('TRUST-49: over HTTP/2 too a request that is half-sent, and one that is deaf to its answer, are given up; others on its connection are answered', async () => {
  const limits = { headersTimeout: 300, requestTimeout: 300, connectionTimeout: 300 };
  const app = createSecureApp({}, readTls({ certFile, keyFile }), {
    ...limits,
    connectionsCheckingInterval: 300,
  });
  app.post('/', async () => 'read');
  app.get('/', async () => 'x'.repeat(1_000_000));
  app.get('/health', async () => 'well');
  app.get('/events', async (_, reply) => reply.type('text/plain').send(Readable.from(tick())));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const session = connect(url, { ca: readFileSync(certFile) });
  const half = session.request({ ':method': 'POST', 'content-type': 'text/plain' });
  half.on('error', () => undefined);
  const dripping = setInterval(() => half.write('x'), 50);
  await once(half, 'close');
  clearInterval(dripping);
  expect((await send(session, '/health')).body).toBe('well');
  // A response that takes long does not count as an incomplete request.
  expect((await send(session, '/events')).body).toBe('.'.repeat(10));
  const deaf = session.request({ ':path': '/' });
  deaf.on('error', () => undefined);
  await once(deaf.pause(), 'response');
  await once(session, 'close');
  await app.close();
});
