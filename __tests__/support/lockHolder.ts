import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Another program that holds a database. */
export type LockHolder = {
  /** Lets others write again. */
  release: () => Promise<void>;
};

const PROGRAM = `
  const sqlite = new (require('better-sqlite3'))(process.argv[1]);
  sqlite.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.on('end', () => {
    sqlite.close();
    process.stdout.write('released');
  }).resume();
`;

const started: LockHolder[] = [];

/** Starts another process that holds a database file until it is told otherwise, or the test ends. */
export async function holdLock(databaseFile: string): Promise<LockHolder> {
  const child = spawn(process.execPath, ['-e', PROGRAM, databaseFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const holder = {
    async release() {
      if (child.stdin.writableEnded) return;
      const answered = once(child.stdout, 'data');
      child.stdin.end();
      await answered;
    },
  };
  started.push(holder);
  return holder;
}

afterEach(async () => {
  for (const holder of started.splice(0)) await holder.release();
});
