import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { runAdminCommand } from '../../../src/server/cli/adminCommand';
import { openSqliteDatabase } from '../../../src/server/db/sqlite/open';
import { createSessionRepository } from '../../../src/server/sessions/sessionRepository';
import {
  formatAuthorization,
  createTestApp,
  PASSWORD,
  createQuickPasswords,
  type TestApp,
} from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

let folder: string;
let databaseFile: string;
let club: TestApp;
beforeEach(async () => {
  folder = createTemporaryFolder();
  databaseFile = path.join(folder, 'club.db');
  club = await createTestApp({ now: NOW, databaseFile });
});
afterEach(() => club.stop());

/** Runs the command and types each text once its prompt has appeared. */
async function run(
  args: string[],
  typed: string[],
  isTTY: boolean,
  variables = {},
  beforeTyping = () => Promise.resolve(),
) {
  const shown = { output: '', errors: '' };
  const input = Object.assign(new PassThrough(), { isTTY });
  const answers = [...typed];
  if (!isTTY) input.end(answers.join(''));
  const code = await runAdminCommand(args, {
    variables: { DATABASE_URL: `file:${databaseFile}`, ...variables },
    projectFolder: folder,
    folder,
    clock: () => NOW,
    input,
    output: {
      write(text: string) {
        shown.output += text;
        if (!isTTY || !text.endsWith(': ')) return;
        void beforeTyping().then(() => setTimeout(() => input.write(answers.shift() ?? ''), 5));
      },
    },
    errors: { write: (text: string) => (shown.errors += text) },
    passwords: createQuickPasswords(),
  });
  return { code, ...shown };
}

const pipePassword = (text: string) => run(['set-password'], [text], false);
const typePassword = (...typed: string[]) => run(['set-password'], typed, true);

async function readStatus(secret: string): Promise<number> {
  const headers = { authorization: formatAuthorization(secret) };
  return (await club.app.inject({ url: '/api/tournaments', headers })).statusCode;
}

describe('set-password', () => {
  test.each([
    'новый-пароль\n',
    'новый-пароль\r\n',
    'новый-пароль',
    'новый-пароль\nвторая строка\n',
  ])('takes the first line of a pipe, while the server runs: %j', async (text) => {
    const { code, output, errors } = await pipePassword(text);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toBe('Пароль администратора admin изменён, все сеансы закончены.\n');
    expect(await readStatus('новый-пароль')).toBe(200);
    expect(await readStatus(PASSWORD)).toBe(401);
  });

  test('asks twice on a terminal and shows nothing of what is typed', async () => {
    const { code, output } = await typePassword('новый-пароль\r', 'новый-пароль\r');
    expect(code).toBe(0);
    expect(output).toBe(
      'Новый пароль: \nЕщё раз: \nПароль администратора admin изменён, все сеансы закончены.\n',
    );
    expect(await readStatus('новый-пароль')).toBe(200);
  });

  test('AUTH-5: every session ends', async () => {
    const credentials = { username: 'admin', password: PASSWORD };
    const { json } = await club.call('POST', '/api/auth/login', credentials);
    expect(await readStatus(json.token)).toBe(200);
    await pipePassword('новый-пароль\n');
    expect(await readStatus(json.token)).toBe(401);
  });

  test('the file with the first password goes', async () => {
    const file = path.join(folder, 'initial-admin-password');
    writeFileSync(file, 'старый');
    await pipePassword('новый-пароль\n');
    expect(existsSync(file)).toBe(false);
  });

  test('makes the administrator where there is none yet', async () => {
    const variables = { DATABASE_URL: 'file:fresh.db', ADMIN_USERNAME: 'анна' };
    const { code } = await run(['set-password'], ['новый-пароль\n'], false, variables);
    expect(code).toBe(0);
    const database = openSqliteDatabase(path.join(folder, 'fresh.db'));
    const administrator = await createSessionRepository(database).findAdministrator();
    await database.destroy();
    expect(administrator?.username).toBe('анна');
    expect(readFileSync(path.join(folder, 'fresh.db'), 'utf8')).not.toContain('новый-пароль');
  });

  test('changes it as well where a server makes the administrator while it is typed', async () => {
    const variables = { DATABASE_URL: 'file:fresh.db' };
    const fresh = path.join(folder, 'fresh.db');
    const startServer = async () => (await createTestApp({ now: NOW, databaseFile: fresh })).stop();
    const typed = ['новый-пароль\r', 'новый-пароль\r'];
    const { code } = await run(['set-password'], typed, true, variables, startServer);
    expect(code).toBe(0);
    const database = openSqliteDatabase(fresh);
    const { passwordHash } = (await createSessionRepository(database).findAdministrator())!;
    await database.destroy();
    expect(await createQuickPasswords().isMatch('новый-пароль', passwordHash)).toBe(true);
  });

  test.each([
    ['nothing', '', 'Пароль не введён.'],
    ['an empty line', '\n', 'Пароль не изменён: пароль не может быть пустым.'],
    ['TRUST-71: one that is short', 'семь-77\n', 'Пароль не изменён: пароль короче 8 символов.'],
    ['what looks like a token', 'club_x\n', 'Пароль не изменён: пароль не может начинаться'],
  ])('fails with 1 on %s', async (_, text, message) => {
    const { code, errors } = await pipePassword(text);
    expect(code).toBe(1);
    expect(errors).toContain(message);
    expect(await readStatus(PASSWORD)).toBe(200);
  });

  test('fails with 1 where the two typed ones differ', async () => {
    const { code, errors } = await typePassword('новый-пароль\r', 'другой\r');
    expect({ code, errors }).toEqual({ code: 1, errors: 'Пароли не совпадают.\n' });
    expect(await readStatus(PASSWORD)).toBe(200);
  });

  test('fails with 1 on Ctrl+C', async () => {
    const { code } = await typePassword('нов\u0003');
    expect(code).toBe(1);
    expect(await readStatus(PASSWORD)).toBe(200);
  });

  test('fails with 1 on a bad environment, by the name of the variable', async () => {
    const { code, errors } = await run(['set-password'], ['новый-пароль\n'], false, { PORT: 'x' });
    expect(code).toBe(1);
    expect(errors).toMatch(/^PORT: /);
  });
});

test.each([[[]], [['set-pasword']], [['set-password', 'новый-пароль']], [['--help', 'me']]])(
  'wrong usage ends with 2 and tells the right one: %j',
  async (args) => {
    const { code, output, errors } = await run(args, [], false);
    expect({ code, output }).toEqual({ code: 2, output: '' });
    expect(errors).toMatch(/^Как вызвать: npm run admin -- КОМАНДА/);
  },
);

test('--help tells the usage and ends with 0', async () => {
  const { code, output } = await run(['--help'], [], false);
  expect(code).toBe(0);
  expect(output).toMatch(/^Как вызвать/);
});
