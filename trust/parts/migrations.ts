import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Club } from '../club';
import { compare, type Compared } from '../migrating/compare';
import { TOKEN } from '../migrating/enlarge';
import { createTemplates, type Template } from '../migrating/templates';
import type { Piece } from '../part';
import { removeFolder } from '../removeFolder';

const KILLS = 200;
/** One of so many kills comes at any moment of the start. The others come near the migration. */
const KILLS_FOR_EACH_AIMLESS = 4;
/** The other kills come within this multiple of the migration's duration. */
const BEYOND = 1.5;

const readSize = (file: string): number => (existsSync(file) ? statSync(file).size : 0);
const getLogFile = (club: Club): string => `${club.databaseFile}-wal`;

/** Finds the complete backup from before the migration (TRUST-24). */
function findBackup({ folder }: Club): string | undefined {
  const backups = path.join(folder, 'backups');
  return (existsSync(backups) ? readdirSync(backups) : [])
    .filter((name) => /-before-schema-\d+\.db$/.test(name))
    .map((name) => path.join(backups, name))
    .find((file) => readSize(file) > 0);
}

/** Starts a server. `done` resolves to null after the server listens, or to the error. */
function startServer(club: Club) {
  let isOver = false;
  const done = club
    .start()
    .then(
      () => null,
      (error: unknown) => error as Error,
    )
    .finally(() => (isOver = true));
  const until = async (isSo: () => boolean) => {
    while (!isOver && !isSo()) await sleep(1);
  };
  return { done, until };
}

function createClub({ folder }: Template): Club {
  const club = new Club(undefined, { token: TOKEN });
  cpSync(folder, club.folder, { recursive: true });
  return club;
}

/** Measures the durations of the whole start, and of the migration after its backup, in milliseconds. */
async function measureTimes(template: Template) {
  const club = createClub(template);
  const log = readSize(getLogFile(club));
  const began = performance.now();
  const { done, until } = startServer(club);
  await until(() => findBackup(club) !== undefined);
  const backedUp = performance.now();
  await until(() => readSize(getLogFile(club)) > log);
  const migrated = performance.now();
  const failure = await done;
  if (failure) throw failure;
  const listening = performance.now();
  await club.remove();
  return { start: listening - began, migration: migrated - backedUp };
}
type Times = Awaited<ReturnType<typeof measureTimes>>;

/** Starts a server and kills it at a random moment. */
async function killMigrating(club: Club, { start, migration }: Times, isAimed: boolean) {
  const { done, until } = startServer(club);
  if (isAimed) await until(() => findBackup(club) !== undefined);
  await sleep(Math.random() * (isAimed ? BEYOND * migration : start));
  await club.end('SIGKILL');
  await done;
}

const isAsBefore = ({ is, lost, added, isSound }: Compared): boolean =>
  is === 'old' && lost === 0 && added === 0 && isSound;

async function openPiece() {
  const { fresh, count, getTemplate: templateAt, remove } = await createTemplates();
  const times = new Map<Template, Times>();

  /** Compares a copy of database and log, so that the comparison changes neither. */
  function compareFile(file: string, { before }: Template) {
    const folder = mkdtempSync(path.join(tmpdir(), 'trust-copy-'));
    try {
      const copy = path.join(folder, 'club.db');
      copyFileSync(file, copy);
      if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`);
      return compare(copy, before, fresh);
    } finally {
      removeFolder(folder);
    }
  }

  async function startAgain(club: Club, template: Template) {
    const isStarted = (await startServer(club).done) === null;
    await club.end('SIGTERM');
    return { isStarted, ...compareFile(club.databaseFile, template) };
  }

  return {
    async step(index: number) {
      const template = templateAt(index % count);
      if (!times.has(template)) times.set(template, await measureTimes(template));
      const turn = Math.floor(index / count) % KILLS_FOR_EACH_AIMLESS;
      const isAimed = turn < KILLS_FOR_EACH_AIMLESS - 1;
      const club = createClub(template);
      await killMigrating(club, times.get(template)!, isAimed);
      const killed = compareFile(club.databaseFile, template);
      const backup = findBackup(club);
      const isUnbacked =
        killed.is === 'new' && !(backup && isAsBefore(compareFile(backup, template)));
      const again = await startAgain(club, template);
      await club.remove();
      return {
        kills: 1,
        old: killed.is === 'old' ? 1 : 0,
        inside: killed.is === 'old' && backup !== undefined ? 1 : 0,
        new: killed.is === 'new' ? 1 : 0,
        between: killed.is === null ? 1 : 0,
        changed: killed.lost + killed.added + again.lost + again.added,
        unsound: [killed, again].filter(({ isSound }) => !isSound).length,
        noBackup: isUnbacked ? 1 : 0,
        notUpgraded: again.isStarted && again.is === 'new' ? 0 : 1,
      };
    },
    close: async () => remove(),
  };
}

/** Checks that a server killed during a migration leaves the database from before or after it. */
export const migrations: Piece = {
  title:
    'A large database of each earlier schema, with and without a log, is opened by the server, ' +
    'which is killed (`kill -9`) at a random moment of the start, most often about the migration; ' +
    'then it is started again.',
  steps: KILLS,
  open: openPiece,
  figures: (tally) => {
    const { kills = 0, old = 0, inside = 0, between = 0, changed = 0 } = tally;
    const { unsound = 0, noBackup = 0, notUpgraded = 0 } = tally;
    return [
      { what: 'kills', figure: kills },
      { what: 'found with the old schema', figure: old },
      { what: 'of them killed between the backup and the commit', figure: inside },
      { what: 'found with the new schema', figure: tally.new ?? 0 },
      { what: 'found with anything between', figure: between, wanted: 0 },
      {
        what: 'rows lost, changed or added, then or after the next start',
        figure: changed,
        wanted: 0,
      },
      { what: 'integrity_check not ok, then or after the next start', figure: unsound, wanted: 0 },
      { what: 'new without a backup of the old', figure: noBackup, wanted: 0 },
      { what: 'not upgraded by the next start', figure: notUpgraded, wanted: 0 },
    ];
  },
};
