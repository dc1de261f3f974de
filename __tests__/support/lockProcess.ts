import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Another program that holds a database. */
export type LockHolder = {
  /** Lets others write again, and ends the program. */
  release: () => Promise<void>;
};

const PROGRAM = `
  const sqlite = new (require('better-sqlite3'))(process.argv[1], { timeout: 5000 });
  sqlite.exec('begin immediate');
  process.stdout.write('held');
  process.stdin.on('end', () => {
    sqlite.close();
    process.stdout.write('released');
  }).resume();
`;

/** Starts another process that holds a database's write lock until it is told otherwise, or this one ends. */
export async function startLockProcess(databaseFile: string): Promise<LockHolder> {
  const child = spawn(process.execPath, ['-e', PROGRAM, databaseFile], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    async release() {
      if (child.stdin.writableEnded) return;
      const answered = once(child.stdout, 'data');
      child.stdin.end();
      await answered;
    },
  };
}
