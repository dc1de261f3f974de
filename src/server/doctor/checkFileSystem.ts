import { readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { createFailResult, createPassedCheck, type CheckResult } from './checkResult';

/** Network file systems. A FUSE one has the name of its program. */
const NETWORK_TYPES =
  /^(nfs\d?|cifs|smb\d?|smbfs|9p|afs|ceph|glusterfs|lustre|beegfs|orangefs|coda|ncpfs|vboxsf|vmhgfs|prl_fs|davfs|fuse\.(sshfs|glusterfs|rclone|s3fs|ceph|ceph-fuse|juicefs|gcsfuse|davfs2?|gvfsd-fuse|vmhgfs-fuse|curlftpfs|smbnetfs))$/;

/**
 * Network file systems by Linux's magic number. All FUSE file systems have the same number, so it is not in the list.
 */
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

/** Matches Windows' form of a folder on another machine: \\server\share. */
const SHARE = /^[\\/]{2}[^\\/?.]/;

const readMounts = (): string => {
  try {
    return readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return '';
  }
};

/** Reads the magic number of a file's file system. Null on systems without such numbers. */
function readMagic(file: string): number | null {
  try {
    return process.platform === 'linux' ? statfsSync(path.dirname(file)).type : null;
  } catch {
    return null;
  }
}

/** Decodes a mount point, in which spaces are \040. */
const decodeMountPoint = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_, digits: string) => String.fromCharCode(parseInt(digits, 8)));

/**
 * Finds the type of a file's file system.
 * @param mounts Linux's list of mounts
 * @returns a type such as «ext4»; null when the list does not contain the file
 */
export function findFileSystemType(file: string, mounts = readMounts()): string | null {
  let found: { point: string; type: string } | null = null;
  for (const line of mounts.split('\n')) {
    const [, encoded = '', type = ''] = line.split(' ');
    const point = decodeMountPoint(encoded);
    const isAround = point === '/' || file === point || file.startsWith(`${point}/`);
    // The later of two mounts at one point covers the earlier one.
    if (point !== '' && isAround && point.length >= (found?.point.length ?? 0))
      found = { point, type };
  }
  return found?.type ?? null;
}

/**
 * Reports a database on a network disk, where SQLite cannot rely on locks (TRUST-30):
 * https://sqlite.org/useovernet.html
 * @param mounts Linux's list of mounts
 * @param magic used when the list does not contain the file
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
