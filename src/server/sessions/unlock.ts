import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const fileOf = (databaseFile: string): string => `${databaseFile}.unlocked`;

/**
 * Until when failed sign-ins are forgiven, ms since the epoch; 0 where they never were. It stands in
 * a file beside the database, since the throttle lives in the memory of another process: whoever may
 * write there owns the database anyway.
 */
export function unlockedAt(databaseFile: string): number {
  const file = fileOf(databaseFile);
  if (!existsSync(file)) return 0;
  const instant = Number(readFileSync(file, 'utf8'));
  return Number.isFinite(instant) ? instant : 0;
}

/** Forgives every failed sign-in until now, in the running server as well. */
export function unlock(databaseFile: string, now: number): void {
  const partial = `${fileOf(databaseFile)}.new`;
  writeFileSync(partial, String(now), { mode: 0o600 });
  renameSync(partial, fileOf(databaseFile));
}
