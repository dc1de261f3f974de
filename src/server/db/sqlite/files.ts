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
/** What SQLite keeps beside a database in use, and replays when it opens one of that name. */
export const SIDE_FILE_SUFFIXES = ['-wal', '-shm', '-journal'];

/**
 * TRUST-76: what root makes in a folder of the service is the service's, which could not open it otherwise.
 * @param change gives a file that root has made another owner
 */
function giveToFolderOwner(
  folder: string,
  change: (userId: number, groupId: number) => void,
): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  change(uid, gid);
}

/** The folders from the first that was made down to the last. */
const listFolders = (first: string, last: string): string[] =>
  first === last ? [first] : [...listFolders(first, path.dirname(last)), last];

/**
 * Makes a folder that only its owner may read, where there is none.
 * @throws OperatorError where that fails
 */
export function createPrivateFolder(folder: string): void {
  try {
    const first = mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    // Not by `chown`: whoever owns the folder around could have put a link in its place meanwhile.
    for (const made of listFolders(first, path.resolve(folder)))
      giveToFolderOwner(path.dirname(made), (uid, gid) => lchownSync(made, uid, gid));
  } catch (error) {
    throw new OperatorError(`папку ${folder} не удалось создать: ${describeServerFailure(error)}`);
  }
}

/** Where a symbolic link leads; null for a name that is none. */
function readLinkTarget(name: string): string | null {
  try {
    return path.resolve(path.dirname(name), readlinkSync(name));
  } catch {
    return null;
  }
}

/**
 * Where a file lies, or will lie, by whatever path it is called: its name may be a symbolic link, also to a
 * file that is not there yet.
 * @throws where its folder is missing, or links lead in a circle
 */
export function resolveSymbolicLinks(file: string): string {
  if (statSync(file, { throwIfNoEntry: false })) return realpathSync(file);
  const place = path.join(realpathSync(path.dirname(file)), path.basename(file));
  const target = readLinkTarget(place);
  return target === null ? place : resolveSymbolicLinks(target);
}

/**
 * Makes an empty file that only its owner may read, where there is none. One that is there is not
 * even opened: closing it again would end every lock of this process on it (POSIX).
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

/** Writes a file that only its owner may read. */
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

/** Waits until a file's content is on the disk. */
export const syncFile = (file: string): void => syncAndClose(openSync(file, 'r+'));

/** Waits until the names in a folder are on the disk; Windows does that by itself. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncAndClose(openSync(folder, 'r'));
}

/** Temporary name next to `file`, renamed when the file is complete. */
export const createPartialFileName = (file: string): string =>
  `${file}${PARTIAL}${randomBytes(4).toString('hex')}`;

/**
 * Removes temporary files of work that failed or is over. It never throws: the caller has a result or
 * an error of its own to tell, and what cannot be removed now goes with removeUnfinishedBackups.
 */
function removeQuietly(remove: () => void): void {
  try {
    remove();
  } catch {
    return;
  }
}

/** Removes one temporary file, where there is one; never throws. */
export const removePartialFile = (partial: string): void =>
  removeQuietly(() => rmSync(partial, { force: true }));

/** Removes temporary files beside a file that were never completed; never throws. */
export function removePartialFiles(file: string): void {
  const folder = path.dirname(file);
  const begin = `${path.basename(file)}${PARTIAL}`;
  removeQuietly(() => {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(begin)) removePartialFile(path.join(folder, name));
    }
  });
}

/** @throws OperatorError where a file of that name is there */
export function assertNoFile(file: string): void {
  if (existsSync(file)) throw new OperatorError(`Файл ${file} уже есть: он не будет перезаписан.`);
}

/**
 * Gives a finished file its name, which nothing may have yet, and waits until both are on the disk.
 * @throws OperatorError where the name is taken
 */
export function publishPartialFile(partial: string, file: string): void {
  syncFile(partial);
  try {
    // Reserve the name first: a rename alone would replace a file created in the meantime.
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    assertNoFile(file);
    throw error;
  }
  renameSync(partial, file);
  syncFolder(path.dirname(file));
}
