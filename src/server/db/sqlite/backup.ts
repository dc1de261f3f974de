import path from 'node:path';
import { OperatorError } from '../../lib/operatorError';
import {
  makeForOwnerOnly,
  partialOf,
  refuseToOverwrite,
  removePartial,
  settle,
  SIDE_FILES,
} from './files';
import { reasonAt } from './fullDisk';
import { inspectBackup, openWithoutMigrating, type DatabaseSummary } from './inspect';
import { refuseHardLinks } from './hardLinks';

function copy(source: string, target: string): void {
  const sqlite = openWithoutMigrating(source);
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
 * @throws OperatorError in Russian; then there is no such file
 */
export function backUp(source: string, target: string): DatabaseSummary {
  const partial = partialOf(target);
  try {
    refuseHardLinks(source);
    for (const side of ['', ...SIDE_FILES]) refuseToOverwrite(target + side);
    // SQLite writes into the empty file, whose mode stays.
    makeForOwnerOnly(partial);
    copy(source, partial);
    const summary = inspectBackup(partial);
    settle(partial, target);
    return summary;
  } catch (error) {
    removePartial(partial);
    throw new OperatorError(
      `Копия ${path.basename(target)} не сделана: ${reasonAt(target, error)}`,
    );
  }
}
