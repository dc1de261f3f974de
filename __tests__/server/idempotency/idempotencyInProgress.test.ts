import { connect } from 'node:net';
import type { Tournament } from '../../../src/domain/tournament/tournament';
import { startServer } from '../../support/server';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  type TestApp,
} from '../../support/serverApp';
import { NOW, TOURNAMENT } from '../../support/serverSamples';
import { KEY, createKeyedRequests } from '../../support/keyedRequests';

const TOURNAMENTS = '/api/tournaments';

let club: TestApp;
beforeEach(async () => {
  club = await createTestApp({ now: NOW });
});
afterEach(() => club.stop());

const { createApp: appOf } = createKeyedRequests(() => club);

test('TRUST-12: a request whose first one still runs is refused with 409 and Retry-After', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const app = appOf({ scopes: ['admin', 'admin', 'admin'], work: () => gate.then(() => 7) });
  await app.ready();
  const first = app.send();
  await new Promise(setImmediate);
  const second = await app.send();
  expect(second.statusCode).toBe(409);
  expect(second.headers['retry-after']).toBe('1');
  expect(second.json()).toEqual({
    message: 'Такой же запрос ещё выполняется. Попробуйте через секунду.',
  });
  finish();
  expect((await first).statusCode).toBe(201);
  expect((await app.send()).headers['idempotency-replayed']).toBe('true');
  await app.close();
});

describe('TRUST-12: on a real connection', () => {
  async function listen(): Promise<string> {
    await club.stop();
    const server = await startServer({ now: NOW, isInterleaved: true });
    club = server;
    return server.url;
  }
  const over = (url: string) => () =>
    fetch(`${url}${TOURNAMENTS}`, {
      method: 'POST',
      headers: {
        authorization: formatAuthorization(PASSWORD),
        'content-type': 'application/json',
        'idempotency-key': KEY,
      },
      body: JSON.stringify(TOURNAMENT),
    });

  test('TRUST-12: five at once store one row and end with one answer', async () => {
    const send = over(await listen());
    const first = await Promise.all(Array.from({ length: 5 }, send));
    const answers: Tournament[] = [];
    // Requests that met one in progress are sent again, one after another.
    for (const answer of first) {
      expect([201, 409]).toContain(answer.status);
      const whole = answer.status === 201 ? answer : await send();
      answers.push((await whole.json()) as Tournament);
    }
    const { json: list } = await club.call('GET', TOURNAMENTS);
    expect(list).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(list[0]);
  });

  test('TRUST-12: an answer cut off after the row was stored comes whole the next time', async () => {
    const url = await listen();
    const body = JSON.stringify(TOURNAMENT);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.once('data', () => socket.destroy());
    socket.write(
      [
        `POST ${TOURNAMENTS} HTTP/1.1`,
        'Host: club',
        `Authorization: ${formatAuthorization(PASSWORD)}`,
        'Content-Type: application/json',
        `Idempotency-Key: ${KEY}`,
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        body,
      ].join('\r\n'),
    );
    await closed;
    const again = await over(url)();
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await club.call('GET', TOURNAMENTS)).json).toEqual([await again.json()]);
  });
});
