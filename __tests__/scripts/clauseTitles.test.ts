import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FIRST_ON_POSTGRES, FIRST_PROCESS } from '../../jest.config';
import { computeVerdict, parseClauses } from '../../scripts/lib/clauses.mjs';
import { SYSTEM_CLAUSES } from '../../scripts/lib/tiers.mjs';
import { listTitles } from '../support/testTitles';

const TESTS = '__tests__';
const FIRST_FILES: readonly string[] = [...FIRST_ON_POSTGRES, ...FIRST_PROCESS];

/** True for a file with tests of the first tier: jest's projects and Playwright's Chromium. */
function isInFirstTier(name: string): boolean {
  const [folder] = name.split('/');
  if (folder === 'browser') return name.endsWith('.spec.ts');
  if (!/\.test\.tsx?$/.test(name) || folder === 'screens') return false;
  const isSplit = folder === 'postgres' || folder === 'process';
  return !isSplit || FIRST_FILES.includes(name.replace('.test.ts', ''));
}

const listFirstTitles = (): string[] =>
  readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter(isInFirstTier)
    .flatMap((name) => listTitles(path.join(TESTS, name)))
    .filter(({ isDeep }) => !isDeep)
    .map(({ text }) => text);

test('each clause is named by a test of the first tier, unless SYSTEM_CLAUSES leaves it to the second', () => {
  const clauses = parseClauses(readFileSync('docs/behaviour.md', 'utf8'));
  const { unproven } = computeVerdict(clauses, listFirstTitles());
  expect(unproven.filter((id) => !SYSTEM_CLAUSES.includes(id))).toEqual([]);
});

describe('titles that are read without running their tests', () => {
  const list = (source: string) => listTitles('some.test.ts', source);

  test('are joined with those of the blocks around them', () => {
    const source = `describe('LIST-1: a list', () => { test('is long', () => {}); });`;
    expect(list(source)).toEqual([{ text: 'LIST-1: a list is long', isDeep: false }]);
  });

  test('are deep where @deep is always in them, or around them', () => {
    const source = `
      test('LIST-1: one @deep', () => {});
      test.describe('two @deep', () => { test('LIST-2: inner', () => {}); });
      for (const width of [320, 390]) test(\`LIST-3: \${width}\${width > 320 ? ' @deep' : ''}\`, () => {});
      for (const width of [320, 390]) test(\`LIST-4: \${width} @deep\`, () => {});`;
    expect(list(source).map(({ isDeep }) => isDeep)).toEqual([true, true, false, true]);
  });

  test('have the clauses of the table that they are made of', () => {
    const source = `
      test.each([['LIST-1', 1], ['LIST-2', 2]])('%s: is %d', (_, value) => { expect(value).toBe(1); });
      testOnSqlite('LIST-3: alone', () => {});`;
    const [table, alone] = list(source);
    expect(table!.text).toMatch(/LIST-1.*LIST-2/);
    expect(alone!.text).toBe('LIST-3: alone');
  });

  test('are those of stories that a helper declares', () => {
    const source = `declareStory({ title: 'once, whatever comes (LIST-1)', act: async () => {} });`;
    expect(list(source).map(({ text }) => text)).toEqual(['once, whatever comes (LIST-1)']);
  });

  test('are no steps, hooks and options', () => {
    const source = `
      test.use({ viewport: null });
      test.beforeEach(() => {});
      test('LIST-1: whole', async () => { await test.step('LIST-2: part', () => {}); });`;
    expect(list(source).map(({ text }) => text)).toEqual(['LIST-1: whole']);
  });
});
