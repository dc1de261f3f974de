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
