import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Another process that locks a database. */
export type LockHolder = {
  /** Releases the lock, and ends the process. */
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

/** Locks a database for writing from another process, until it is released or this process ends. */
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
