import { formatBasicAuth } from '../../__tests__/support/formatBasicAuth';
import { Club } from '../club';
import { createEntry } from '../entries';
import type { Piece } from '../part';
import { mountSmallDisk, type SmallDisk } from '../system/smallDisk';

const STEPS = 20;
const DISK_MB = 4;
const GUESSES = 25;
/** Number of attempts of an address before it is closed (TRUST-16). */
const FREE_GUESSES = 5;

const GUESSER = '192.0.2.7';
const ADMINISTRATOR = '192.0.2.8';

async function tryFullDisk(disk: SmallDisk) {
  const club = new Club(disk.folder);
  const signIn = (address: string, password = club.administrator.password) =>
    club.ask('POST', '/api/auth/login', {
      body: { ...club.administrator, password },
      headers: { 'x-forwarded-for': address, authorization: '' },
    });
  const env = { TRUST_PROXY: '127.0.0.1' };
  try {
    await club.start(env);
    disk.fill();
    let missed = 0;
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const { status } = await signIn(GUESSER, `wrong-${guess}`);
      missed += status === (guess < FREE_GUESSES ? 401 : 429) ? 0 : 1;
    }
    const opened = (await signIn(GUESSER)).status === 429 ? 0 : 1;
    const session = await signIn(ADMINISTRATOR);
    const { token = '' } = (session.json ?? {}) as { token?: string };
    const authorization = formatBasicAuth('admin', token);
    const withToken = async (method: string, url: string, body?: unknown) =>
      (await club.ask(method, url, { headers: { authorization }, body })).status;
    const read = await withToken('GET', '/api/tournaments');
    const write = await withToken('POST', '/api/tournaments', createEntry(1));
    const signOut = await withToken('POST', '/api/auth/logout');
    const afterwards = await withToken('GET', '/api/tournaments');
    disk.clear();
    const later = await club.ask('POST', '/api/tournaments', { body: createEntry(1) });
    const end = await club.end('SIGTERM');
    disk.fill();
    const refusal = await club.startRefused(env);
    await club.end('SIGTERM');
    return {
      disks: 1,
      missed,
      opened,
      shutOut: session.status === 200 && read === 200 ? 0 : 1,
      stored: write === 507 ? 0 : 1,
      alive: signOut === 204 && afterwards === 401 ? 0 : 1,
      stuck: later.status === 201 && end.code === 0 ? 0 : 1,
      // The server may start even so. It then has no message.
      unclear: refusal === null || refusal.includes('нет места') ? 0 : 1,
    };
  } finally {
    await club.end('SIGKILL');
    disk.remove();
  }
}

async function opened() {
  return {
    async step() {
      const disk = mountSmallDisk(DISK_MB);
      return disk ? tryFullDisk(disk) : { disks: 0 };
    },
    close: async () => undefined,
  };
}

/** Checks that a full disk gives nobody access and excludes no administrator. */
export const systemDisk: Piece = {
  title:
    `The server's disk is full (a small one of its own, which root can mount): ${GUESSES} wrong ` +
    'passwords come from one address, the administrator signs in from another one, reads, writes ' +
    'and signs out; then there is room again, and then a start without any.',
  steps: STEPS,
  open: opened,
  figures: ({ disks, missed, opened, shutOut, stored, alive, stuck, unclear }) => [
    { what: 'disks that were full', figure: disks ?? 0 },
    { what: 'guesses that were not counted', figure: missed ?? 0, wanted: 0 },
    { what: 'addresses let in by their next, right password', figure: opened ?? 0, wanted: 0 },
    { what: 'administrators who could not sign in and read', figure: shutOut ?? 0, wanted: 0 },
    { what: 'writes not refused as «no room»', figure: stored ?? 0, wanted: 0 },
    { what: 'tokens alive after signing out', figure: alive ?? 0, wanted: 0 },
    { what: 'servers that did not go on with room', figure: stuck ?? 0, wanted: 0 },
    { what: 'starts refused for another reason', figure: unclear ?? 0, wanted: 0 },
  ],
};
