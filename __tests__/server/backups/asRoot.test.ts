import { chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkPermissions } from '../../../src/server/doctor/environmentChecks';
import { createClubFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const SERVICE = 65_534;
const testAsRoot = process.getuid?.() === 0 ? test : test.skip;

let folder: string;
let file: string;
beforeEach(async () => {
  folder = path.join(createTemporaryFolder(), 'data');
  mkdirSync(folder, { mode: 0o700 });
  if (process.getuid?.() === 0) chownSync(folder, SERVICE, SERVICE);
  file = path.join(folder, 'club.db');
  await createClubFile([{}], file);
});

/** Files in the service's folder that belong to another user or group. */
const listForeign = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const { uid, gid } = statSync(path.join(folder, name));
    return uid !== SERVICE || gid !== SERVICE;
  });

testAsRoot(
  'TRUST-76: a command that root runs leaves nothing that the service cannot open',
  async () => {
    expect(listForeign()).toEqual([]);
    const commands = createFileCommands(file);
    const calls = [
      () => commands.backup(),
      () => commands.backup(path.join(folder, 'elsewhere/deep/copy.db')),
      () => createFileCommands(file, {}, NOW + 60_000).restore('elsewhere/deep/copy.db'),
      () =>
        createFileCommands(path.join(folder, 'new/club.db')).restore('../elsewhere/deep/copy.db'),
      () => commands.runAdmin('withdraw-again'),
      () => commands.runAdmin('scrub'),
      () =>
        createFileCommands(file, { FORGET_AFTER_MONTHS: '1' }, NOW * 2).runAdmin('forget-unseen'),
      () => commands.runAdmin('trash'),
    ];
    for (const call of calls) {
      const { code, errors } = await call();
      expect({ code, errors, foreign: listForeign() }).toEqual({
        code: 0,
        errors: '',
        foreign: [],
      });
    }
    expect(existsSync(`${file}.restored`)).toBe(true);
  },
);

testAsRoot('TRUST-76: doctor names what another user owns', () => {
  expect(checkPermissions(file, folder).isWrong).toBe(false);
  chownSync(file, 0, 0);
  expect(checkPermissions(file, folder)).toEqual({
    isWrong: true,
    text: `Принадлежит root, а папка — нет: ${file}. Верните: chown --reference=ПАПКА ФАЙЛ`,
  });
});
