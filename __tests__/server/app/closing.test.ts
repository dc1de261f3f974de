import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatAuthorization, PASSWORD, startServer } from '../../support/server';
import { NOW, TOURNAMENT } from '../../support/serverSamples';

/** Resolves once the text received on the socket matches. */
const waitUntilHeard = (socket: ReturnType<typeof connect>, text: RegExp) =>
  new Promise<void>((resolve) => {
    let all = '';
    socket.on('data', (chunk) => {
      all += chunk.toString();
      if (text.test(all)) resolve();
    });
  });

test('TRUST-29: a connection that asks to be kept closes with the answer to the request that was under way', async () => {
  const { url, app, stop } = await startServer({ now: NOW });
  const body = JSON.stringify(TOURNAMENT);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const isUnderWay = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  const answered = waitUntilHeard(socket, /^HTTP\/1\.1 201 /);
  socket.write(
    'POST /api/tournaments HTTP/1.1\r\nHost: club\r\nConnection: keep-alive\r\n' +
      `Authorization: ${formatAuthorization(PASSWORD)}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  await isUnderWay;
  const stopped = stop();
  // Once the server no longer listens, Node closes no idle connection.
  while (app.server.listening) await nextTurn();
  socket.write(body);
  await Promise.all([answered, stopped, ended]);
});
