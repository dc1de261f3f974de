import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve('.');
const FIXTURE = path.join(ROOT, '__tests__/lint/fixture');

/** Runs a tool with the project's own rules over a small project that breaks them. */
function inspect(tool: string, config: string, format: string[]): unknown {
  const args = [path.join(ROOT, tool), '--config', path.join(ROOT, config), ...format, 'src'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: FIXTURE, encoding: 'utf8' });
  return JSON.parse(stdout);
}

type Violation = { rule: { name: string }; from: string; to: string };

const readArrows = () => {
  const report = inspect(
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    '.dependency-cruiser.mjs',
    ['--output-type', 'json'],
  ) as { summary: { violations: Violation[] } };
  return report.summary.violations.map(({ rule, from, to }) => {
    const target = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(to)?.[1] ?? to.replace('src/', '');
    return `${rule.name}: ${from.replace('src/', '')} → ${target}`;
  });
};

describe('the fence of import arrows', () => {
  const arrows = readArrows();

  test.each([
    ['the domain may not import the server', 'domain/upward.ts → server/app.ts'],
    ['the domain may not import Node', 'domain/upward.ts → fs'],
    ['the server may not import the console, not even a type', 'server/app.ts → console/forms'],
    ['a feature may not import another', 'features/one/OneScreen.tsx → console/features/two'],
    ['the ui may not import the api', 'console/ui/Panel.tsx → console/api/second.ts'],
    ['the state may not import the app', 'console/state/slice.ts → console/app/store.ts'],
    ['the hooks import the app as a type only', 'console/hooks.ts → console/app/store.ts'],
  ])('%s', (_, arrow) => {
    const found = arrows.filter(
      (line) => line.startsWith('not-in-allowed') && line.includes(arrow),
    );
    expect(found).toHaveLength(1);
  });

  test.each([
    ['no-cycle: domain/first.ts → domain/second.ts'],
    ['formik-only-in-forms: console/features/one/OneScreen.tsx → formik'],
    ['no-store-in-forms-and-ui: console/ui/Panel.tsx → react-redux'],
    ['drivers-only-in-db: server/sessions/repository.ts → better-sqlite3'],
  ])('%s', (arrow) => {
    expect(arrows).toContain(arrow);
  });

  test('what is allowed passes', () => {
    expect(arrows).toHaveLength(11);
    expect(arrows.filter((line) => line.includes(': server/db/'))).toEqual([]);
    expect(arrows.filter((line) => line.includes(': console/forms/'))).toEqual([]);
  });
});

type File = { filePath: string; messages: { ruleId: string; line: number }[] };

describe('the rules of the code', () => {
  const files = inspect('node_modules/eslint/bin/eslint.js', 'eslint.config.js', [
    '--format',
    'json',
  ]) as File[];
  const found = files.flatMap(({ filePath, messages }) =>
    messages.map(({ ruleId }) => {
      const file = path.relative(path.join(FIXTURE, 'src'), filePath).replaceAll('\\', '/');
      return `${file}: ${ruleId}`;
    }),
  );

  test.each([
    ['console/api/second.ts: no-restricted-imports'],
    ['console/features/two/TwoScreen.tsx: @typescript-eslint/consistent-type-definitions'],
    ['console/features/two/TwoScreen.tsx: @typescript-eslint/no-floating-promises'],
    ['console/features/two/TwoScreen.tsx: no-restricted-syntax'],
    ['console/ui/Panel.tsx: no-restricted-imports'],
    ['domain/clock.ts: no-console'],
    ['domain/clock.ts: no-restricted-syntax'],
    ['server/sessions/repository.ts: no-restricted-imports'],
  ])('%s', (line) => {
    expect(found).toContain(line);
  });

  test('what is allowed passes', () => {
    const clean = ['console/hooks.ts', 'console/forms/values.ts', 'server/db/open.ts'];
    expect(found.filter((line) => clean.some((file) => line.startsWith(file)))).toEqual([]);
  });
});
