import path from 'node:path';
import { OperatorError } from '../../lib/operatorError';
import {
  createPrivateFile,
  createPartialFileName,
  assertNoFile,
  removePartialFile,
  publishPartialFile,
  SIDE_FILE_SUFFIXES,
} from './files';
import { describeFileWriteFailure } from './describeFileWriteFailure';
import { inspectBackup, openWithoutMigrating, type DatabaseSummary } from './inspect';
import { assertNoHardLinks } from './hardLinks';

function copy(source: string, target: string): void {
  const sqlite = openWithoutMigrating(source);
  try {
    sqlite.prepare('VACUUM INTO ?').run(target);
  } finally {
    sqlite.close();
  }
}

/**
 * Copies a database at one moment, even while programs use it. The copy is checked before it gets its name. It is a
 * single file, readable only by its owner.
 * @returns the summary of the copy
 * @throws OperatorError in Russian; no copy exists then
 */
export function createBackup(source: string, target: string): DatabaseSummary {
  const partial = createPartialFileName(target);
  try {
    assertNoHardLinks(source);
    for (const side of ['', ...SIDE_FILE_SUFFIXES]) assertNoFile(target + side);
    // SQLite writes into the empty file, whose mode remains.
    createPrivateFile(partial);
    copy(source, partial);
    const summary = inspectBackup(partial);
    publishPartialFile(partial, target);
    return summary;
  } catch (error) {
    removePartialFile(partial);
    throw new OperatorError(
      `Копия ${path.basename(target)} не сделана: ${describeFileWriteFailure(target, error)}`,
    );
  }
}
