import { execFileSync } from 'node:child_process';
import { checkFileSystem, findFileSystemType } from '../../../src/server/doctor/checkFileSystem';
import { createClubFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';

const MOUNTS = [
  '/dev/sda1 / ext4 rw 0 0',
  'nas:/clubs /mnt/nas nfs4 rw 0 0',
  '/dev/sdb1 /mnt/nas/local ext4 rw 0 0',
  '//nas/my\\040club /mnt/my\\040club cifs rw 0 0',
  'club@nas: /mnt/ssh fuse.sshfs rw 0 0',
  '/dev/sdc1 /mnt/usb fuseblk rw 0 0',
  'old /mnt/twice nfs rw 0 0',
  '/dev/sdd1 /mnt/twice xfs rw 0 0',
  'host /mnt/shared 9p rw 0 0',
].join('\n');

test.each([
  ['/srv/club.db', false, 'ext4'],
  ['/mnt/nas/club.db', true, 'nfs4'],
  ['/mnt/nasty/club.db', false, 'ext4'],
  ['/mnt/nas/local/data/club.db', false, 'ext4'],
  ['/mnt/my club/club.db', true, 'cifs'],
  ['/mnt/ssh/club.db', true, 'fuse.sshfs'],
  ['/mnt/usb/club.db', false, 'fuseblk'],
  ['/mnt/twice/club.db', false, 'xfs'],
  ['/mnt/shared/club.db', true, '9p'],
  ['\\\\nas\\club\\club.db', true, 'smb'],
])('TRUST-30: a database at %s is on a network share: %s', (file, isWrong, type) => {
  const [finding] = checkFileSystem(file, MOUNTS);
  expect(finding!.isWrong).toBe(isWrong);
  expect(finding!.text).toContain(`(${type})`);
});

test.each([
  'nfs',
  'nfs4',
  'cifs',
  'smb2',
  'smb3',
  'smbfs',
  '9p',
  'afs',
  'ceph',
  'glusterfs',
  'fuse.sshfs',
  'fuse.ceph-fuse',
  'fuse.glusterfs',
])('TRUST-30: a database on %s is on a network share', (type) => {
  const [finding] = checkFileSystem('/mnt/club/club.db', `share /mnt/club ${type} rw 0 0`);
  expect(finding!.isWrong).toBe(true);
});

test.each([
  [0x6969, 'nfs'],
  [0xff534d42, 'cifs'],
  [0xfe534d42, 'smb2'],
  [0x01021997, '9p'],
  [0x00c36400, 'ceph'],
])(
  'TRUST-30: where no list of mounts is to be had, the magic number %i tells of %s',
  (magic, type) => {
    const [finding] = checkFileSystem('/srv/club.db', '', magic);
    expect(finding).toMatchObject({ isWrong: true, text: expect.stringContaining(`(${type})`) });
    // The list of mounts takes precedence over the magic number, which does not name the type of a FUSE mount.
    expect(checkFileSystem('/srv/club.db', '/dev/sda1 / ext4 rw 0 0', magic)[0]!.isWrong).toBe(
      false,
    );
  },
);

test('TRUST-30: any other magic number, and none, says nothing', () => {
  for (const magic of [0xef53, 0x65735546, 0, null])
    expect(checkFileSystem('/srv/club.db', '', magic)).toEqual([]);
});

test('TRUST-30: nothing is said where the system does not tell', () => {
  expect(checkFileSystem('/srv/club.db', '')).toEqual([]);
});

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('TRUST-30: the system’s own list is read', async () => {
  for (const place of ['/proc/version', '/sys/kernel', '/'])
    expect(findFileSystemType(place)).toBe(
      execFileSync('findmnt', ['-n', '-o', 'FSTYPE', '-T', place], { encoding: 'utf8' }).trim(),
    );
  const { output } = await createFileCommands(await createClubFile()).runAdmin('doctor');
  expect(output).toMatch(/^✔ База на диске этого компьютера \(.+\)$/m);
});
