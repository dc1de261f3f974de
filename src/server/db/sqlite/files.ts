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
/** SQLite's files next to a database in use. SQLite replays them into any database of that name. */
export const SIDE_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

/**
 * Gives what root creates to the folder's owner: otherwise the service could not open it (TRUST-76).
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

/** The folders from the first new one down to the last. */
const listFolders = (first: string, last: string): string[] =>
  first === last ? [first] : [...listFolders(first, path.dirname(last)), last];

/**
 * Creates a folder that only its owner may read, unless it exists.
 * @throws OperatorError when that fails
 */
export function createPrivateFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    // Not `chown`: the owner of the parent folder could have put a link in its place meanwhile.
    for (const made of listFolders(first, path.resolve(folder)))
      giveToFolderOwner(path.dirname(made), (uid, gid) => lchownSync(made, uid, gid));
  } catch (error) {
    throw new OperatorError(`папку ${folder} не удалось создать: ${describeServerFailure(error)}`);
  }
}

/** The target of a symbolic link; null for any other name. */
function readLinkTarget(name: string): string | null {
  try {
    return path.resolve(path.dirname(name), readlinkSync(name));
  } catch {
    return null;
  }
}

/**
 * The real place of a file, existing or not: its name may be a symbolic link, even to a missing file.
 * @throws when its folder is missing or links form a circle
 */
export function resolveSymbolicLinks(file: string): string {
  if (statSync(file, { throwIfNoEntry: false })) return realpathSync(file);
  const place = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const target = readLinkTarget(place);
  return target === null ? place : resolveSymbolicLinks(target);
}

/**
 * Creates an empty file that only its owner may read, unless it exists. An existing one is not even opened: closing it
 * would end every lock of this process on it (POSIX).
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

/** Waits until the names in a folder are on the disk. Windows does so automatically. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncAndClose(openSync(folder, 'r'));
}

/** Temporary name next to `file`, renamed when the file is complete. */
export const createPartialFileName = (file: string): string =>
  `${file}${PARTIAL}${randomBytes(4).toString('hex')}`;

/**
 * Removes temporary files after failed or finished work. Never throws, because the caller has its own result or error
 * to report. Files that remain are left to removeUnfinishedBackups.
 */
function removeQuietly(remove: () => void): void {
  try {
    remove();
  } catch {
    return;
  }
}

/** Removes a temporary file if it exists; never throws. */
export const removePartialFile = (partial: string): void =>
  removeQuietly(() => rmSync(partial, { force: true }));

/** Removes the unfinished temporary files of a file; never throws. */
export function removePartialFiles(file: string): void {
  const folder = path.dirname(file);
  const begin = `${path.basename(file)}${PARTIAL}`;
  removeQuietly(() => {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(begin)) removePartialFile(path.join(folder, name));
    }
  });
}

/** @throws OperatorError when the file exists */
export function assertNoFile(file: string): void {
  if (existsSync(file)) throw new OperatorError(`Файл ${file} уже есть: он не будет перезаписан.`);
}

/**
 * Gives a finished file its unused name, and waits until both are on the disk.
 * @throws OperatorError when the name is taken
 */
export function publishPartialFile(partial: string, file: string): void {
  syncFile(partial);
  try {
    // Reserves the name first: a rename alone would replace a file created in the meantime.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    assertNoFile(file);
    throw error;
  }
  renameSync(partial, file);
  syncFolder(path.dirname(file));
}
