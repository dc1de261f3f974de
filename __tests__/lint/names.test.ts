import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { EXCEPTIONS } from '../../scripts/lint/names.mjs';
import { createLintFixture, lintFixture } from './support/lintFixture';

const source = execFileSync('git', ['grep', '-h', '', '--', 'src'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
});
const isInSource = (name: string) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(source);

describe('the grammar of docs/glossary.md', () => {
  const folder = createLintFixture({
    'src/domain/names/rightNames.ts': `
export const FEE_MAX = 5;
export type PlayStates = { count: number };
export const isFull = (count: number): boolean => count > FEE_MAX;
export function countSpots(states: PlayStates): number {
  return states.count;
}
`,
    'src/domain/names/wrongNames.ts': `
export type Stored = { id: number };
export const spotsOf = (stored: Stored): number => stored.id;
export function freeOf(stored: Stored): number {
  return stored.id;
}
export const Fee = (): number => 1;
`,
    'src/domain/names/doubleName.ts': 'export const FEE_MAX = 6;\n',
    'src/server/db/sqlite/migrations/plays.ts': 'export const plays = 1;\n',
    'src/server/db/postgres/migrations/plays.ts': 'export const plays = 2;\n',
    ...Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [
        `src/domain/full/file${at}.ts`,
        `export const v${at} = 1;\n`,
      ]),
    ),
    ...Object.fromEntries(
      Array.from({ length: 24 }, (_, at) => [
        `src/domain/fits/file${at}.ts`,
        `export const w${at} = 1;\n`,
      ]),
    ),
  });
  const found = lintFixture(folder)
    .filter(({ code }) => code === 'club(names)')
    .map(({ filename, message }) => `${filename}: ${message}`);

  test.each([
    ['domain/names/wrongNames.ts: «spotsOf»', 'an arrow function without a verb'],
    ['domain/names/wrongNames.ts: «freeOf»', 'a function without a verb'],
    ['domain/names/wrongNames.ts: «Fee»', 'a capital outside a component’s file'],
    ['domain/names/wrongNames.ts: «Stored»', 'a type that is a participle'],
    ['domain/names/doubleName.ts: «FEE_MAX» есть и в domain/names/rightNames.ts', 'a name twice'],
    ['domain/names/rightNames.ts: «FEE_MAX» есть и в domain/names/doubleName.ts', 'the other one'],
    ['domain/full/file0.ts: В папке 25 файлов', 'a folder with too many files'],
  ])('%s is refused: %s', (start) => {
    expect(found.filter((line) => line.startsWith(start))).toHaveLength(1);
  });

  test('nothing else is', () => {
    expect(found.filter((line) => /(?:names|full|fits|migrations)\//.test(line))).toHaveLength(7);
  });

  test('exceptions are few, have a reason, and are there', () => {
    expect(EXCEPTIONS.size).toBeLessThanOrEqual(15);
    for (const [name, reason] of EXCEPTIONS) {
      expect(reason).not.toBe('');
      expect([name, isInSource(name)]).toEqual([name, true]);
    }
  });
});

const glossary = readFileSync('docs/glossary.md', 'utf8');

test('the tables of docs/glossary.md name only what is in the code', () => {
  const rows = glossary
    .split('\n## Words inside names')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  const named = rows.flatMap((row) =>
    [...row.split('|')[3]!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((name) => !isInSource(name))).toEqual([]);
});
