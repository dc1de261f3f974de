import { spawnSync } from 'node:child_process';

function runNode(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

test('npm test refuses a step it does not know, and names those it knows', () => {
  const { status, stderr } = runNode('scripts/test.mjs', ['unit', 'wrong']);
  expect(status).toBe(2);
  expect(stderr).toContain('Нет такого шага: wrong.');
  expect(stderr).toContain('unit');
});

test('npm test takes an option that it does not know for a step, and names those it knows', () => {
  const { status, stderr } = runNode('scripts/test.mjs', ['--deep', '--wrong']);
  expect(status).toBe(2);
  expect(stderr).toContain('Нет такого шага: --wrong.');
  expect(stderr).toContain('Параметры: --deep, --changed.');
});

test('a bad value stops the build before anything is done, with a line for a person', () => {
  const { status, stderr } = runNode('scripts/build.mjs', [], { API_HOST: 'club' });
  expect(status).toBe(1);
  expect(stderr).toBe(
    'API_HOST: «club» не подходит. Нужен адрес вида https://api.example.ru, без пути.\n',
  );
});
