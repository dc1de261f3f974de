import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../lib/operatorError';
import { describeServerFailure } from '../storageFailures';

const PARTIAL = '.partial-';
/** Suffixes of SQLite's files beside a database in use. SQLite applies them to any database of that name. */
export const SIDE_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

/**
 * Changes the owner of what root creates to the folder's owner. Otherwise the service could not open it (TRUST-76).
 * @param change changes the owner of the new file
 */
function giveToFolderOwner(
  folder: string,
  change: (userId: number, groupId: number) => void,
): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  change(uid, gid);
}

/** Lists the folders from the first new one down to the last. */
const listFolders = (first: string, last: string): string[] =>
  first === last ? [first] : [...listFolders(first, path.dirname(last)), last];

/**
 * Creates a folder that only its owner may read, unless the folder exists.
 * @throws OperatorError when this fails
 */
export function createPrivateFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    // `chown` follows links. The owner of the parent folder could have replaced the new folder by a link.
    for (const made of listFolders(first, path.resolve(folder)))
      giveToFolderOwner(path.dirname(made), (uid, gid) => lchownSync(made, uid, gid));
  } catch (error) {
    throw new OperatorError(`папку ${folder} не удалось создать: ${describeServerFailure(error)}`);
  }
}

/** Reads the target of a symbolic link. Null for any other name. */
function readLinkTarget(name: string): string | null {
  try {
    return path.resolve(path.dirname(name), readlinkSync(name));
  } catch {
    return null;
  }
}

/**
 * Returns the real path of a file, which need not exist. Its name may be a symbolic link, even to a missing file.
 * @throws when its folder is missing or links form a circle
 */
export function resolveSymbolicLinks(file: string): string {
  if (statSync(file, { throwIfNoEntry: false })) return realpathSync(file);
  const place = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const target = readLinkTarget(place);
  return target === null ? place : resolveSymbolicLinks(target);
}

/**
 * Creates an empty file that only its owner may read, unless the file exists. An existing file is not even opened:
 * closing it would end every lock of this process on it (POSIX).
 */
export function createPrivateFile(file: string): void {
  createPrivateFolder(path.dirname(file));
  if (existsSync(file)) return;
  try {
    const place = resolveSymbolicLinks(file);
    const handle = openSync(place, 'wx', 0o600);
    try {
      giveToFolderOwner(path.dirname(place), (uid, gid) => fchownSync(handle, uid, gid));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

export function savePrivateFile(file: string, text: string): void {
  createPrivateFile(file);
  writeFileSync(file, text);
}

function syncAndClose(handle: number): void {
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export const syncFile = (file: string): void => syncAndClose(openSync(file, 'r+'));

/** Waits until the names in a folder are on the disk. Windows writes them without this. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncAndClose(openSync(folder, 'r'));
}

/** Creates a temporary name beside `file`. The temporary file is renamed when it is complete. */
export const createPartialFileName = (file: string): string =>
  `${file}${PARTIAL}${randomBytes(4).toString('hex')}`;

/**
 * Removes temporary files after failed or finished work. It never throws, because the caller has its own result or
 * error to report. `removeUnfinishedBackups` removes files that remain.
 */
function removeQuietly(remove: () => void): void {
  try {
    remove();
  } catch {
    return;
  }
}

/** Removes a temporary file if the file exists. Never throws. */
export const removePartialFile = (partial: string): void =>
  removeQuietly(() => rmSync(partial, { force: true }));

/** Removes the unfinished temporary files of a file. Never throws. */
export function removePartialFiles(file: string): void {
  const folder = path.dirname(file);
  const begin = `${path.basename(file)}${PARTIAL}`;
  removeQuietly(() => {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(begin)) removePartialFile(path.join(folder, name));
    }
  });
}

/**
 * Checks that a file does not exist.
 * @throws OperatorError when it does
 */
export function assertNoFile(file: string): void {
  if (existsSync(file)) throw new OperatorError(`Файл ${file} уже есть: он не будет перезаписан.`);
}

/**
 * Renames a complete file to its unused name, and waits until both are on the disk.
 * @throws OperatorError when the name is used
 */
export function publishPartialFile(partial: string, file: string): void {
  syncFile(partial);
  try {
    // The name is reserved first. A rename alone would replace a file that another process creates at this moment.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    assertNoFile(file);
    throw error;
  }
  renameSync(partial, file);
  syncFolder(path.dirname(file));
}
