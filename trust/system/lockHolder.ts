import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Waits for a line with a number, holds the write lock of the database for so many ms, and says so. */
const PROGRAM = `
  import Sqlite from 'better-sqlite3';
  import { createInterface } from 'node:readline';
  const sqlite = new Sqlite(process.argv[1], { timeout: 5000 });
  for await (const line of createInterface({ input: process.stdin })) {
    sqlite.exec('BEGIN IMMEDIATE');
    console.log('held');
    await new Promise((done) => setTimeout(done, Number(line)));
    sqlite.exec('ROLLBACK');
    console.log('free');
  }
`;

/** Another program that holds the database's write lock now and then. */
export function makeLockHolder(databaseFile: string) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', PROGRAM, '--', databaseFile],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const said = async (word: string) => {
    for (;;) {
      const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
      if (chunk.toString().includes(word)) return;
    }
  };
  return {
    /** Comes back when the lock is held; what it gives comes back when the lock is free. */
    async hold(ms: number): Promise<() => Promise<void>> {
      const held = said('held');
      child.stdin.write(`${ms}\n`);
      await held;
      const free = said('free');
      return () => free;
    },
    end: () => void child.kill(),
  };
}
