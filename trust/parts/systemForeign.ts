import Sqlite from 'better-sqlite3';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Club } from '../club';
import type { Piece } from '../part';
import { listAlterations, describeContents } from '../system/alterations';

const STEPS = 60;
/** Matches a message for a person, which is in Russian. */
const RUSSIAN = /[а-яё]{3}/i;

async function openPiece() {
  const club = new Club();
  await club.start();
  await club.end('SIGTERM');
  const sound = path.join(club.folder, 'sound.db');
  await club.command('backup', sound);
  const alterations = listAlterations(sound);
  const target = new Club();
  await target.command('restore', sound);
  const before = describeContents(target.databaseFile);

  return {
    async step(index: number) {
      const { name, alter } = alterations[index % alterations.length]!;
      const foreign = new Club();
      try {
        copyFileSync(sound, foreign.databaseFile);
        const sqlite = new Sqlite(foreign.databaseFile);
        alter(sqlite);
        sqlite.close();
        const held = describeContents(foreign.databaseFile);
        const refusal = await foreign.startRefused();
        const isRefused = refusal !== null && RUSSIAN.test(refusal);
        await foreign.end('SIGKILL');
        const isAsItWas = describeContents(foreign.databaseFile) === held;
        const doctor = await foreign.command('admin', 'doctor');
        const restore = await target.command('restore', foreign.databaseFile);
        const isTargetSame = describeContents(target.databaseFile) === before;
        const copy = path.join(club.folder, `copy-${index}.db`);
        const backup = await foreign.command('backup', copy);
        rmSync(copy, { force: true });
        const tally = {
          files: 1,
          started: isRefused ? 0 : 1,
          changed: isAsItWas && isTargetSame ? 0 : 1,
          sound: doctor.code === 1 && RUSSIAN.test(doctor.output) ? 0 : 1,
          restored: restore.code === 1 && RUSSIAN.test(restore.output) ? 0 : 1,
          backedUp: backup.code === 1 && RUSSIAN.test(backup.output) ? 0 : 1,
        };
        const { files, ...faults } = tally;
        if (Object.values(faults).some((count) => count > 0)) {
          process.stderr.write(`${name}: ${JSON.stringify(faults)}\n`);
        }
        return { files, ...faults };
      } finally {
        await foreign.remove();
      }
    },
    async close() {
      await club.remove();
      await target.remove();
    },
  };
}

/** Checks that the program does not accept another program's database as its own. */
export const systemForeign: Piece = {
  title:
    'A database has our number, and a table, an index or a trigger of it is missing, a stub, another ' +
    'or one too many; or it is another program’s. It is started on, examined, restored and backed up.',
  steps: STEPS,
  open: openPiece,
  figures: ({ files, started, changed, sound, restored, backedUp }) => [
    { what: 'such files', figure: files ?? 0 },
    { what: 'taken by the server', figure: started ?? 0, wanted: 0 },
    { what: 'changed by any of it', figure: changed ?? 0, wanted: 0 },
    { what: 'called sound by doctor', figure: sound ?? 0, wanted: 0 },
    { what: 'taken by `npm run restore`', figure: restored ?? 0, wanted: 0 },
    { what: 'taken by `npm run backup`', figure: backedUp ?? 0, wanted: 0 },
  ],
};
