import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A range below the ports that Linux, macOS and Windows assign automatically. */
const PORTS = { from: 10_000, to: 32_768 };
const ATTEMPTS = 100;

/** @param {number} port */
async function isFree(port) {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * Returns a free port of this machine, for a program that cannot choose one itself. The system does not assign ports of
 * this range, so the port stays free.
 */
export async function findFreePort() {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
  throw new Error('No port of this machine is free.');
}
