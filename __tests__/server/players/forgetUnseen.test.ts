import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FORGOTTEN_FILE, readForgottenFile } from '../../../src/server/backups/forgottenFile';
import { alter, readValue, createClubFile } from '../../support/clubFile';
import { createFileCommands } from '../../support/fileCommands';

const SETTING = { FORGET_AFTER_MONTHS: '24' };
const createApplication = (name: string, end: string) => ({
  name,
  contactPhone: `+7 (916) 000-00-${end}`,
});

let file: string;
beforeEach(async () => {
  file = await createClubFile([
    {
      date: '2023-05-10',
      applications: [createApplication('Анна Соколова', '01'), createApplication('Олег Ли', '02')],
    },
    { date: '2022-05-10', applications: [createApplication('Игорь Ветров', '03')] },
    { date: '2026-05-10', applications: [createApplication('Олег Ли', '02')] },
  ]);
  // A backup first assigns players to all applications.
  await createFileCommands(file).backup();
});

const readNames = () =>
  readValue(file, "select group_concat(name, ', ' order by id) from applications");

test('PLAYER-76: the doctor counts the players whom the club keeps longer than its limit', async () => {
  const examined = async (variables = {}) =>
    (await createFileCommands(file, variables).runAdmin('doctor')).output;
  expect(await examined(SETTING)).toContain('✔ Срок хранения вышел: 2 игрока.');
  expect(await examined()).not.toContain('Срок хранения');
  expect(await examined({ FORGET_AFTER_MONTHS: '120' })).not.toContain('Срок хранения');
});

test('PLAYER-76: a command counts the players to forget, and forgets them only when the number is repeated', async () => {
  const { runAdmin: admin } = createFileCommands(file, SETTING);
  const told = await admin('forget-unseen');
  expect(told.code).toBe(0);
  expect(told.output).toContain('Не были с 01.06.2024: 2 игрока.');
  expect(told.output).toContain('  2022: 1 игрок\n  2023: 1 игрок\n');
  expect(told.output).toContain('npm run admin -- forget-unseen --months 24 --confirm 2');
  const wrong = await admin('forget-unseen', '--months', '24', '--confirm', '3');
  expect(wrong.code).toBe(1);
  expect(wrong.errors).toContain('Сейчас это 2 игрока, а не 3: никто не забыт.');
  expect(readNames()).toBe('Анна Соколова, Олег Ли, Игорь Ветров, Олег Ли');

  const done = await admin('forget-unseen', '--months', '24', '--confirm', '2');
  expect(done.errors).toBe('');
  expect(done.output).toContain('Забыты: 2 игрока.');
  expect(readNames()).toBe('Игрок, Олег Ли, Игрок, Олег Ли');
  expect(readForgottenFile(path.join(path.dirname(file), 'backups', FORGOTTEN_FILE)).size).toBe(2);
  expect((await admin('forget-unseen')).output).toBe('Не были с 01.06.2024: 0 игроков.\n');
});

test('PLAYER-76: a player who goes with another of the same phone is counted, and the rest are forgotten too', async () => {
  // Correcting the name leaves the old player behind, without any entry.
  alter(
    file,
    `INSERT INTO players (id, phone, name_key, created_at)
     VALUES ('fffffffe-0000-4000-8000-000000000000', '+7 (916) 000-00-01', 'анна соколва', '2023-05-01T00:00:00.000Z')`,
  );
  const { runAdmin: admin } = createFileCommands(file, SETTING);
  expect((await admin('forget-unseen')).output).toContain('3 игрока.');
  const { output, errors } = await admin('forget-unseen', '--months', '24', '--confirm', '3');
  expect(errors).toBe('');
  expect(output).toContain('Забыты: 3 игрока.');
  expect(readNames()).toBe('Игрок, Олег Ли, Игрок, Олег Ли');
});

test('PLAYER-74, PLAYER-76: several who were merged one after another are one, and are seen when the last of them is', async () => {
  const merge = (name: string, into: string) =>
    alter(
      file,
      `UPDATE players SET merged_into = (SELECT id FROM players WHERE name_key = '${into}')
       WHERE name_key = '${name}'`,
    );
  merge('ветров игорь', 'анна соколова');
  merge('анна соколова', 'ли олег');
  const { output } = await createFileCommands(file, SETTING).runAdmin('forget-unseen');
  expect(output).toBe('Не были с 01.06.2024: 0 игроков.\n');
});

test.each([[[]], [['--months', '0']], [['--months', 'год']], [['--confirm', '-1']], [['--names']]])(
  'PLAYER-76: called with %j and no setting it says how it is called',
  async (args) => {
    const { code, errors } = await createFileCommands(file).runAdmin('forget-unseen', ...args);
    expect(code).toBe(2);
    expect(errors).toContain('forget-unseen [--months МЕСЯЦЫ]');
  },
);

test('PLAYER-76: names the forgotten players even when the list of the forgotten cannot be written', async () => {
  const folder = path.join(path.dirname(file), 'backups');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a disk that is not there');
  const done = await createFileCommands(file, SETTING).runAdmin(
    ...['forget-unseen', '--months', '24', '--confirm', '2'],
  );
  expect(done.code).toBe(1);
  expect(done.output).toContain('Забыты: 2 игрока.');
  expect(done.errors).toMatch(/Доделано не всё: .*backups.* в течение часа сделает сервер/s);
  expect(readNames()).toBe('Игрок, Олег Ли, Игрок, Олег Ли');
});

test('PLAYER-83: the doctor counts the players without any data left, and no others', async () => {
  const { runAdmin: admin } = createFileCommands(file, SETTING);
  expect((await admin('doctor')).output).not.toContain('больше ничего нет');
  alter(
    file,
    `INSERT INTO players (id, phone, name_key, created_at)
     VALUES ('fffffffe-0000-4000-8000-000000000000', '+7 (916) 000-00-09', 'анна', '2023-05-01T00:00:00.000Z');
     DELETE FROM applications WHERE name = 'Игорь Ветров'`,
  );
  const { code, output } = await admin('doctor');
  expect(output).toContain(
    '✔ Игроки, от которых больше ничего нет: 2. Сервер удалит их в течение часа',
  );
  expect(code).toBe(0);
});
