import path from 'node:path';
import { createLintFixture, lintFixture, ROOT, runTool } from './support/lintFixture';

const FIXTURE = createLintFixture();

type Violation = { rule: { name: string }; from: string; to: string };

const readArrows = () => {
  const report = runTool(FIXTURE, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', path.join(ROOT, '.dependency-cruiser.mjs')],
    ...['--output-type', 'json'],
  ]) as { summary: { violations: Violation[] } };
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
    ['a public page may not import the console', 'public/Page.tsx → console/forms/values.ts'],
    ['a public page may not import its script', 'public/Page.tsx → public/browser/script.ts'],
    ['a public page’s script has no React', 'public/browser/script.ts → react'],
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
    ['formats-only-by-type: domain/typeBranches.ts → domain/play/formats/mexicano.ts'],
  ])('%s', (arrow) => {
    expect(arrows).toContain(arrow);
  });

  test('an allowed import passes', () => {
    expect(arrows).toHaveLength(15);
    expect(arrows.filter((line) => line.includes(': server/db/'))).toEqual([]);
    expect(arrows.filter((line) => line.includes(': console/forms/'))).toEqual([]);
  });
});

describe('the rules of the code', () => {
  const found = lintFixture(FIXTURE).map(({ code, filename }) => `${filename}: ${code}`);

  test.each([
    ['console/api/second.ts: eslint(no-restricted-imports)'],
    ['console/features/two/TwoScreen.tsx: typescript(consistent-type-definitions)'],
    ['console/features/two/TwoScreen.tsx: typescript(no-floating-promises)'],
    ['console/features/two/TwoScreen.tsx: import(no-default-export)'],
    ['console/state/slice.ts: eslint(no-restricted-globals)'],
    ['console/state/slice.ts: eslint(no-restricted-properties)'],
    ['console/ui/Panel.tsx: eslint(no-restricted-imports)'],
    ['domain/clock.ts: eslint(no-console)'],
    ['domain/clock.ts: club(clock)'],
    ['server/sessions/repository.ts: eslint(no-restricted-imports)'],
  ])('%s', (line) => {
    expect(found).toContain(line);
  });

  test('globals that a browser may lack or refuse are used in one room of the console alone', () => {
    expect(
      found.filter((line) => line === 'console/state/slice.ts: eslint(no-restricted-globals)'),
    ).toHaveLength(3);
  });

  test('a domain has neither clock nor chance of its own', () => {
    expect(found.filter((line) => line === 'domain/clock.ts: club(clock)')).toHaveLength(4);
  });

  test('phones, times, days, money and durations are written in their own files alone', () => {
    expect(found.filter((line) => line === 'server/lifetimes.ts: club(homes)')).toHaveLength(6);
  });

  test('a comment begins with its subject, and may continue as it likes', () => {
    const late = found.filter((line) => line === 'domain/lateSubjects.ts: club(comments)');
    expect(late).toHaveLength(3);
  });

  test('a check for two kinds of event is a dispatch outside of the registry', () => {
    expect(
      found.filter((line) => line === 'domain/play/countEvents.ts: club(eventKinds)'),
    ).toHaveLength(3);
  });

  test('nothing asks for a tournament’s type by its name but records by type', () => {
    const asked = found.filter((line) => line === 'domain/typeBranches.ts: club(tournamentTypes)');
    expect(asked).toHaveLength(5);
  });

  test('allowed code passes', () => {
    const clean = [
      ...['console/hooks.ts', 'console/forms/values.ts'],
      ...['domain/dates/durations.ts', 'domain/play/isScore.ts', 'server/db/open.ts'],
      ...['domain/tournament/tournamentTypes.ts', 'domain/play/formats/mexicano.ts'],
    ];
    expect(found.filter((line) => clean.some((file) => line.startsWith(file)))).toEqual([]);
  });
});
