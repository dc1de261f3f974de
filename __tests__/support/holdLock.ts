import { startLockProcess, type LockHolder } from './lockProcess';

const started: LockHolder[] = [];

/** Locks a database file from another process, until the lock is released or the test ends. */
export async function holdLock(databaseFile: string): Promise<LockHolder> {
  const holder = await startLockProcess(databaseFile);
  started.push(holder);
  return holder;
}

afterEach(async () => {
  for (const holder of started.splice(0)) await holder.release();
});
