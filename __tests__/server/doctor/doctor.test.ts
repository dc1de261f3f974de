import {
  chmodSync,
  copyFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { lockDatabase } from '../../../src/server/db/sqlite/lock';
import {
  checkCertificate,
  checkNode,
  checkOpenFileLimit,
} from '../../../src/server/doctor/environmentChecks';
import { alter, damage, createClubFile, createOldFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';
import { createTestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const HOUR = 3_600_000;

let file: string;
beforeEach(async () => {
  file = await createClubFile([{ applications: [{}] }]);
  await createFileCommands(file).backup();
});

const examine = (now = NOW, variables = {}) =>
  createFileCommands(file, variables, now).runAdmin('doctor');
const getBackupsPath = () => path.join(path.dirname(file), 'backups');

test('TRUST-30, SEEN-6: says where the system lets too few viewers in, and what to raise', () => {
  expect(checkOpenFileLimit(10_500).isWrong).toBe(false);
  const { isWrong, text } = checkOpenFileLimit(1_024);
  expect(isWrong).toBe(true);
  expect(text).toContain('Открытых файлов можно 1024, а зрителям нужно до 10500.');
  expect(text).toContain('LimitNOFILE=10500');
});

test('TRUST-30: says that all is well, and of what', async () => {
  const { code, output, errors } = await examine();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(output).not.toContain('✘');
  for (const text of [
    /^✔ Node \d/m,
    /^✔ SQLite 3\./m,
    'Сервер не запущен',
    'journal_mode=WAL, synchronous=FULL',
    'Файл базы цел',
    'Все строки на своих местах',
    'База той же версии, что и программа',
    'В базе 1 турнир, 1 заявка',
    'Открыто: 0 сеансов',
    'Журнал базы: 0 Б',
    'Свободно на диске',
    'Файлы доступны только их владельцу',
    'Последняя копия club-20260601-120000.db, ей меньше часа',
    'Она проверена, в ней 1 турнир, 1 заявка',
    /\n\nВсё в порядке\.\n$/,
  ]) {
    expect(output).toMatch(text);
  }
});

test('TRUST-30: sees a server that runs, without disturbing it', async () => {
  const lock = lockDatabase(file);
  expect((await examine()).output).toContain('✔ Сервер работает');
  lock.release();
});

test('TRUST-30: where the name is a link, looks at the log and the rights of the file it leads to', async () => {
  const club = await createTestApp({ now: NOW, databaseFile: file });
  await club.call('POST', '/api/calendar');
  const link = path.join(createTemporaryFolder(), 'link.db');
  symlinkSync(file, link);
  chmodSync(`${file}-wal`, 0o644);
  const { output } = await createFileCommands(link).runAdmin('doctor');
  expect(output).toContain(`✘ Доступно другим пользователям: ${realpathSync(file)}-wal.`);
  expect(output).toMatch(/^✔ Журнал базы: [1-9]/m);
  await club.stop();
});

const WRONGS: [string, () => void, RegExp][] = [
  [
    'no backup',
    () => rmSync(getBackupsPath(), { recursive: true }),
    /нет ни одной копии: запустите/,
  ],
  [
    'a spoilt backup',
    () => truncateSync(path.join(getBackupsPath(), 'club-20260601-120000.db'), 8192),
    /Она не годится .*npm run backup/,
  ],
  ['a database that cannot be read', () => damage(file), /База не читается: .*npm run restore/],
  [
    'a database in which SQLite finds what cannot be',
    () =>
      alter(
        file,
        `pragma ignore_check_constraints = on; insert into tournament_history
         (tournament_id, at, username, kind, version, changes) values (1, '', '', 'x', 1, '{}')`,
      ),
    /Файл базы повреждён .*npm run restore/,
  ],
  [
    'an application without its tournament',
    () =>
      alter(
        file,
        `pragma foreign_keys = off; insert into applications
         (tournament_id, name, contact_phone, user_id, created_at) values (77, 'a', 'b', 1, 'c')`,
      ),
    /Строк, потерявших свой турнир: 1/,
  ],
  [
    'a database of a newer program',
    () => alter(file, 'pragma user_version = 99'),
    /Программа старше базы \(версия базы 99/,
  ],
  ['a database others may read', () => chmodSync(file, 0o644), /Доступно другим .*club\.db\. Зак/],
  ['no database', () => rmSync(file), /Базы .*club\.db нет/],
  ['a text in its place', () => writeFileSync(file, 'текст'.repeat(900)), /База не читается/],
  [
    'a daily backup that failed',
    () => writeFileSync(`${file}.backup-failure`, '2026-06-01 нет места\n'),
    /Ежедневная копия не получилась: 2026-06-01 нет места/,
  ],
];

test.each(WRONGS)('TRUST-30: ends with 1 on %s', async (_, make, text) => {
  make();
  const { code, output } = await examine();
  expect(code).toBe(1);
  expect(output).toMatch(/^✘ /m);
  expect(output).toMatch(text);
  expect(output).toMatch(/Не в порядке: \d+\.\n$/);
});

test('TRUST-30: a backup older than a day is reported with its age', async () => {
  expect((await examine(NOW + 26 * HOUR)).code).toBe(0);
  const { code, output } = await examine(NOW + 77 * HOUR);
  expect(code).toBe(1);
  expect(output).toContain('✘ Последняя копия club-20260601-120000.db, ей 3 дня: запустите');
});

test('TRUST-30: a backup that a wrong clock dated ahead hides no older one, nor that there is none', async () => {
  const newest = path.join(getBackupsPath(), 'club-20260601-120000.db');
  const ahead = path.join(getBackupsPath(), 'club-20270101-000000.db');
  copyFileSync(newest, ahead);
  expect((await examine()).output).toContain('✔ Последняя копия club-20260601-120000.db');
  const later = await examine(NOW + 77 * HOUR);
  expect(later.code).toBe(1);
  expect(later.output).toContain('✘ Последняя копия club-20260601-120000.db, ей 3 дня: запустите');
  rmSync(newest);
  expect((await examine()).output).toMatch(/✘ .* нет копий, кроме датированных будущим: запу/);
});

test('TRUST-30: an older database is no fault, and is not migrated', async () => {
  rmSync(file);
  createOldFile(1, file);
  chmodSync(file, 0o600);
  const { output } = await examine();
  expect(output).toContain('✔ База старше программы');
  expect(output).toContain('✔ В базе 0 турниров');
});

test.each([
  ['20.18.3', true],
  ['18.20.0', true],
  ['20.19.0', false],
  ['24.0.0', false],
])('TRUST-30: Node %s', (version, isWrong) => {
  expect(checkNode(version).isWrong).toBe(isWrong);
});

test('TRUST-30: a certificate is reported two weeks before it ends', () => {
  const tls = {
    certFile: path.join(__dirname, '../../support/tls/cert.pem'),
    keyFile: path.join(__dirname, '../../support/tls/key.pem'),
  };
  const [fine] = checkCertificate(tls, NOW);
  expect(fine).toEqual({ isWrong: false, text: expect.stringContaining('истекает через') });
  expect(checkCertificate(tls, NOW + 200 * 365 * 24 * HOUR)[0]!.text).toContain('истёк');
  const missing = { ...tls, certFile: path.join(createTemporaryFolder(), 'no.pem') };
  expect(checkCertificate(missing, NOW)[0]!.isWrong).toBe(true);
  expect(checkCertificate(null, NOW)).toEqual([]);
});

test('TRUST-30: a folder for backups that is a file is reported, and why the last backup failed', async () => {
  rmSync(getBackupsPath(), { recursive: true });
  writeFileSync(getBackupsPath(), '');
  writeFileSync(`${file}.backup-failure`, '2026-06-01 нет места\n');
  const { code, output } = await examine();
  expect(code).toBe(1);
  expect(output).toMatch(/^✘ Папка копий .*backups \(BACKUP_DIR\) не читается: это не папка$/m);
  expect(output).toMatch(/^✘ Ежедневная копия не получилась: 2026-06-01 нет места$/m);
});
