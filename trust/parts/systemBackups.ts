import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Club } from '../club';
import type { Piece } from '../part';
import { waitUntil } from '../system/waitUntil';
import { removeFolder } from '../removeFolder';

const STEPS = 4;
const CLUBS_AT_ONCE = 4;
/** Time in ms for the first backup. A running server on a busy machine needs far less. */
const FIRST_BACKUP_MS = 60_000;
const FAILURE = 'daily backup failed';

/** Faults of the backup folder: before the start, and while the server runs. */
const WAYS: readonly { before: (folder: string) => void; after: (folder: string) => void }[] = [
  { before: (folder) => writeFileSync(folder, ''), after: () => undefined },
  { before: (folder) => symlinkSync(`${folder}-nowhere/else`, folder), after: () => undefined },
  {
    before: (folder) => mkdirSync(folder),
    after: (folder) => {
      renameSync(folder, `${folder}-gone`);
      writeFileSync(folder, '');
    },
  },
  {
    before: (folder) => symlinkSync(folder, folder),
    after: () => undefined,
  },
];

const hasBackup = (folder: string): boolean =>
  existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('-daily.db'));

async function tryWay(index: number) {
  const { before, after } = WAYS[index % WAYS.length]!;
  const club = new Club();
  const folder = path.join(club.folder, 'kept');
  const env = { BACKUP_DIR: folder };
  let log = '';
  club.onPrinted = (text) => (log += text);
  try {
    before(folder);
    await club.start(env);
    after(folder);
    await waitUntil(() => log.includes(FAILURE) || club.pid === null, FIRST_BACKUP_MS);
    const isAlive = club.pid !== null && (await club.ask('GET', '/api/trash')).status === 200;
    const doctor = await club.command('admin', 'doctor');
    const end = await club.end('SIGTERM');
    removeFolder(folder);
    await club.start(env);
    await waitUntil(() => hasBackup(folder), FIRST_BACKUP_MS);
    const mended = await club.command('admin', 'doctor');
    return {
      servers: 1,
      ended: isAlive && end.code === 0 ? 0 : 1,
      unlogged: log.includes(FAILURE) ? 0 : 1,
      untold: doctor.code === 1 ? 0 : 1,
      stuck: mended.code === 0 ? 0 : 1,
    };
  } finally {
    await club.remove();
  }
}

async function openPiece() {
  return {
    async step(index: number) {
      const clubs = Array.from({ length: CLUBS_AT_ONCE }, (_, place) =>
        tryWay(index * CLUBS_AT_ONCE + place),
      );
      const all = await Promise.all(clubs);
      const sum = (name: keyof (typeof all)[number]) =>
        all.reduce((total, tally) => total + tally[name], 0);
      return {
        servers: sum('servers'),
        ended: sum('ended'),
        unlogged: sum('unlogged'),
        untold: sum('untold'),
        stuck: sum('stuck'),
      };
    },
    close: async () => undefined,
  };
}

/** Checks that an unusable backup folder stops no server. */
export const systemBackups: Piece = {
  title:
    'The folder for backups is a file, a link to nothing, a link to itself, or becomes a file while ' +
    'the server runs; then it is put right and the server started again.',
  steps: STEPS,
  open: openPiece,
  figures: ({ servers, ended, unlogged, untold, stuck }) => [
    { what: 'servers with such a folder', figure: servers ?? 0 },
    { what: 'ended by it', figure: ended ?? 0, wanted: 0 },
    { what: 'without a line in the log', figure: unlogged ?? 0, wanted: 0 },
    { what: 'not told by doctor', figure: untold ?? 0, wanted: 0 },
    { what: 'without a backup after it was put right', figure: stuck ?? 0, wanted: 0 },
  ],
};
