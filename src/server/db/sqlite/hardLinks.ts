import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../lib/operatorError';
import { REPLACED_FILE_SUFFIX } from './restoreBackup';

/**
 * Counts the other names (hard links) of a database's file. Names that a restore creates for a replaced file do not
 * count. A killed restore may leave both names, but no program opens the second one.
 */
export function countHardLinks(databaseFile: string): number {
  if (!existsSync(databaseFile)) return 0;
  const place = realpathSync(databaseFile);
  const { dev, ino, nlink } = statSync(place);
  if (nlink <= 1) return 0;
  const folder = path.dirname(place);
  const kept = readdirSync(folder).filter((name) => {
    if (!name.startsWith(path.basename(place) + REPLACED_FILE_SUFFIX)) return false;
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found?.dev === dev && found.ino === ino;
  });
  return nlink - 1 - kept.length;
}

/**
 * Checks that a database's file has a single name. Under two names a database has two locks and two logs, and each log
 * lacks the other's writes: https://sqlite.org/howtocorrupt.html#_multiple_links_to_the_same_file
 * @throws OperatorError when the file has another name
 */
export function assertNoHardLinks(databaseFile: string): void {
  if (countHardLinks(databaseFile) === 0) return;
  throw new OperatorError(
    `У файла базы ${databaseFile} есть ещё одно имя (жёсткая ссылка): через него базу можно испортить. ` +
      'Остановите программы, которые её открыли, и удалите лишнее имя (find ПАПКА -samefile ФАЙЛ).',
  );
}
