import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Club } from '../club';
import { createLedger, judgeLedger, write } from '../entries';
import type { Piece } from '../part';

const CYCLES = 200;
const WRITES_A_SECOND = 20;
/**
 * Number of cycles after which a new club replaces the old one. The amount of data therefore stays that of a season.
 */
const CYCLES_FOR_EACH_CLUB = 50;

/**
 * Removes replaced databases. Their names contain the second of the restore, and two restores in one second are
 * refused.
 */
function removeReplaced(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.includes('.before-restore-')) rmSync(path.join(folder, name));
  }
}

async function openPiece() {
  let stopWriting = async () => undefined as void;
  let club: Club | null = null;
  let ledger = createLedger();
  const target = new Club();
  let slowestWrite = 0;

  async function startClub(): Promise<Club> {
    await stopWriting();
    await club?.remove();
    const made = new Club();
    await made.start();
    ledger = createLedger();
    let isDone = false;
    const writing = write(made, ledger, {
      pause: 1_000 / WRITES_A_SECOND,
      until: () => isDone,
      onWritten: (ms) => (slowestWrite = Math.max(slowestWrite, ms)),
    });
    stopWriting = async () => {
      isDone = true;
      await writing;
    };
    return made;
  }

  return {
    async step(index: number) {
      if (!club || index % CYCLES_FOR_EACH_CLUB === 0) club = await startClub();
      slowestWrite = 0;
      const before = [...ledger.created];
      const file = path.join(club.folder, `${index}.db`);
      const backup = await club.command('backup', file);
      const restore = await target.command('restore', file);
      rmSync(file, { force: true });
      removeReplaced(target.folder);
      const refused = [backup, restore].filter(({ code }) => code !== 0).length;
      const { lost, gaps, torn, damaged, held } = judgeLedger(target.databaseFile, before);
      return {
        cycles: 1,
        refused,
        lost,
        noPrefix: gaps + torn + (held > ledger.sent ? 1 : 0),
        damaged,
        slowestWrite: Math.round(slowestWrite),
      };
    },
    async close() {
      await stopWriting();
      await club?.remove();
      await target.remove();
    },
  };
}

/** Checks that a restored backup contains every write that was acknowledged before the backup started. */
export const backups: Piece = {
  title:
    `While ${WRITES_A_SECOND} writes a second go on, \`npm run backup\` copies the database and ` +
    '`npm run restore` puts the copy in place of another.',
  steps: CYCLES,
  open: openPiece,
  most: ['slowestWrite'],
  figures: ({ cycles, refused, lost, noPrefix, damaged, slowestWrite }) => [
    { what: 'cycles of backup and restore', figure: cycles ?? 0 },
    { what: 'commands that failed', figure: refused ?? 0, wanted: 0 },
    { what: 'acknowledged before the backup began, and lost', figure: lost ?? 0, wanted: 0 },
    { what: 'restored databases that held no prefix', figure: noPrefix ?? 0, wanted: 0 },
    { what: 'integrity_check not ok', figure: damaged ?? 0, wanted: 0 },
    { what: 'slowest write meanwhile, ms', figure: slowestWrite ?? 0 },
  ],
};
