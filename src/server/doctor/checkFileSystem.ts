import { readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { createFailResult, createPassedCheck, type CheckResult } from './checkResult';

/** File systems of other machines; those of FUSE by the program behind them. */
const NETWORK_TYPES =
  /^(nfs\d?|cifs|smb\d?|smbfs|9p|afs|ceph|glusterfs|lustre|beegfs|orangefs|coda|ncpfs|vboxsf|vmhgfs|prl_fs|davfs|fuse\.(sshfs|glusterfs|rclone|s3fs|ceph|ceph-fuse|juicefs|gcsfuse|davfs2?|gvfsd-fuse|vmhgfs-fuse|curlftpfs|smbnetfs))$/;

/** The same by the magic numbers of Linux; those of FUSE all have one, which tells nothing. */
const NETWORK_MAGIC: Readonly<Record<number, string>> = {
  0x6969: 'nfs',
  0x517b: 'smb',
  0xff534d42: 'cifs',
  0xfe534d42: 'smb2',
  0x01021997: '9p',
  0x5346414f: 'afs',
  0x6b414653: 'afs',
  0x00c36400: 'ceph',
  0x0bd00bd0: 'lustre',
  0x73757245: 'coda',
  0x564c: 'ncpfs',
  0x786f4256: 'vboxsf',
};

/** The names of Windows for a folder of another machine: \\server\share. */
const SHARE = /^[\\/]{2}[^\\/?.]/;

const readMounts = (): string => {
  try {
    return readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return '';
  }
};

/** The magic number of the file system on which a file lies; null where the system has none. */
function readMagic(file: string): number | null {
  try {
    return process.platform === 'linux' ? statfsSync(path.dirname(file)).type : null;
  } catch {
    return null;
  }
}

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
 * @param mounts as Linux lists them
 * @param magic what tells where the list does not (TRUST-87)
 */
export function checkFileSystem(
  databaseFile: string,
  mounts?: string,
  magic = readMagic(databaseFile),
): CheckResult[] {
  const named = SHARE.test(databaseFile) ? 'smb' : findFileSystemType(databaseFile, mounts);
  const type = named ?? NETWORK_MAGIC[magic ?? 0];
  if (type === undefined) return [];
  return [
    NETWORK_TYPES.test(type)
      ? createFailResult(
          `База лежит на сетевом диске (${type}), где SQLite может её испортить. Перенесите её на диск ` +
            'этого компьютера и измените DATABASE_URL; копиям (BACKUP_DIR) там место',
        )
      : createPassedCheck(`База на диске этого компьютера (${type})`),
  ];
}
