import { readFileSync } from 'node:fs';
import { createFailResult, createPassedCheck, type CheckResult } from './checkResult';

/** File systems of other machines; those of FUSE by the program behind them. */
const NETWORK_TYPES =
  /^(nfs\d?|cifs|smb\d?|smbfs|9p|afs|ceph|glusterfs|lustre|beegfs|ncpfs|vboxsf|davfs|fuse\.(sshfs|glusterfs|rclone|s3fs|ceph|davfs2?|gvfsd-fuse|vmhgfs-fuse|curlftpfs|smbnetfs))$/;

/** The names of Windows for a folder of another machine: \\server\share. */
const SHARE = /^[\\/]{2}[^\\/?.]/;

const readMounts = (): string => {
  try {
    return readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return '';
  }
};

/** Mount points have their spaces as \040. */
const decodeMountPoint = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 8)));

/**
 * Finds the type of the file system on which a file lies.
 * @param mounts as Linux lists them
 * @returns such as «ext4»; null where the list does not tell
 */
export function findFileSystemType(file: string, mounts = readMounts()): string | null {
  let found: { point: string; type: string } | null = null;
  for (const line of mounts.split('\n')) {
    const [, encoded = '', type = ''] = line.split(' ');
    const point = decodeMountPoint(encoded);
    const isAround = point === '/' || file === point || file.startsWith(`${point}/`);
    // Of two at one point the later one covers the earlier one.
    if (point !== '' && isAround && point.length >= (found?.point.length ?? 0))
      found = { point, type };
  }
  return found?.type ?? null;
}

/**
 * TRUST-30: whether a database lies on the disk of another machine, whose locks SQLite cannot rely on:
 * https://sqlite.org/useovernet.html
 */
export function checkFileSystem(databaseFile: string, mounts?: string): CheckResult[] {
  const type = SHARE.test(databaseFile) ? 'smb' : findFileSystemType(databaseFile, mounts);
  if (type === null) return [];
  return [
    NETWORK_TYPES.test(type)
      ? createFailResult(
          `База лежит на сетевом диске (${type}), где SQLite может её испортить. Перенесите её на диск ` +
            'этого компьютера и измените DATABASE_URL; копиям (BACKUP_DIR) там место',
        )
      : createPassedCheck(`База на диске этого компьютера (${type})`),
  ];
}
