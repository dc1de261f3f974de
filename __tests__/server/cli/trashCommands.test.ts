import path from 'node:path';
import { PassThrough } from 'node:stream';
import { runAdminCommand } from '../../../src/server/cli/adminCommand';
import { createTestApp, createQuickPasswords, type TestApp } from '../../support/serverApp';
import { createTemporaryFolder } from '../../support/createTemporaryFolder';
import { NOW } from '../../support/serverSamples';

const LINE = 'Мексикано, 20.06.2026, 10:00 – 13:30, Анна Соколова';

let folder: string;
let databaseFile: string;
let club: TestApp;
beforeEach(async () => {
  folder = createTemporaryFolder();
  databaseFile = path.join(folder, 'club.db');
  club = await createTestApp({ now: NOW, databaseFile, tournaments: [{}, { endTime: null }, {}] });
});
afterEach(() => club.stop());

async function run(...args: string[]) {
  const shown = { output: '', errors: '' };
  const code = await runAdminCommand(args, {
    variables: { DATABASE_URL: `file:${databaseFile}` },
    projectFolder: folder,
    folder,
    clock: () => NOW + 1,
    input: new PassThrough(),
    output: { write: (text: string) => (shown.output += text) },
    errors: { write: (text: string) => (shown.errors += text) },
    passwords: createQuickPasswords(),
  });
  return { code, ...shown };
}

describe('admin trash', () => {
  test('TRUST-5: says that there is nothing', async () => {
    expect(await run('trash')).toEqual({ code: 0, output: 'Корзина пуста.\n', errors: '' });
  });

  test("TRUST-5: lists the trash, the latest deletion first, by the club's day", async () => {
    await club.call('DELETE', '/api/tournaments/1');
    club.setNow(Date.parse('2026-06-02T22:00:00.000Z'));
    await club.call('DELETE', '/api/tournaments/2');
    expect((await run('trash')).output).toBe(
      '2: Мексикано, 20.06.2026, 10:00, Анна Соколова (удалён 03.06.2026)\n' +
        `1: ${LINE} (удалён 01.06.2026)\n`,
    );
  });
});

describe('admin restore', () => {
  test('TRUST-6, TRUST-7: restores while the server runs, and the history says who did', async () => {
    await club.call('DELETE', '/api/tournaments/1');
    expect((await club.call('GET', '/api/tournaments')).json).toHaveLength(2);
    expect(await run('restore', '1')).toEqual({
      code: 0,
      output: `Турнир 1 возвращён из корзины: ${LINE}\n`,
      errors: '',
    });
    expect((await club.call('GET', '/api/tournaments')).json).toHaveLength(3);
    const { json } = await club.call('GET', '/api/tournaments/1/history');
    expect(json[0]).toMatchObject({
      kind: 'restored',
      username: 'командная строка',
      at: new Date(NOW + 1).toISOString(),
    });
  });

  test.each(['1', '7'])('TRUST-6: fails with 1 where %s is not in the trash', async (id) => {
    expect(await run('restore', id)).toEqual({
      code: 1,
      output: '',
      errors: `Турнира ${id} нет в корзине.\n`,
    });
  });

  test.each([[[]], [['abc']], [['0']], [['1', '2']]])(
    'ends with 2 and the right usage on %j',
    async (args) => {
      const { code, errors } = await run('restore', ...args);
      expect(code).toBe(2);
      expect(errors).toContain('restore ID');
    },
  );
});
