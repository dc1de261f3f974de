import path from 'node:path';
import { Refusal } from '../refusal';
import { makeForOwnerOnly, partialOf, refuseToOverwrite, removePartial, settle } from './files';
import { reasonAt } from './fullDisk';
import { inspectBackup, openAsIs, type Holdings } from './inspect';
import { refuseHardLinks } from './hardLinks';

function copy(source: string, target: string): void {
  const sqlite = openAsIs(source);
  try {
    sqlite.prepare('VACUUM INTO ?').run(target);
  } finally {
    sqlite.close();
  }
}

/**
 * Copies a database, in use or not, as it is at one moment; the copy is checked before it gets its
 * name, and is one file for its owner only.
 * @returns what the copy holds
 * @throws Refusal in Russian; then there is no such file
 */
export function backUp(source: string, target: string): Holdings {
  const partial = partialOf(target);
  try {
    refuseHardLinks(source);
    refuseToOverwrite(target);
    // SQLite writes into the empty file, whose mode stays.
    makeForOwnerOnly(partial);
    copy(source, partial);
    const holdings = inspectBackup(partial);
    settle(partial, target);
    return holdings;
  } catch (error) {
    removePartial(partial);
    throw new Refusal(`Копия ${path.basename(target)} не сделана: ${reasonAt(target, error)}`);
  }
}
