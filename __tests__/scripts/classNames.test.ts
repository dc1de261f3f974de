import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatReadableName, createShortNames } from '../../scripts/lib/classNames.mjs';

function createFolder(count: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(folder, 'deeper'));
  for (let index = 0; index < count; index += 1) {
    writeFileSync(path.join(folder, index % 2 ? 'deeper' : '.', `S${index}.module.css`), '');
  }
  return folder;
}

const createSheets = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    path.join(folder, index % 2 ? 'deeper' : '.', `S${index}.module.css`),
  );

test('the names of 100 style sheets are short, all different and sound as classes', () => {
  const folder = createFolder(100);
  const nameOf = createShortNames(folder);
  const names = createSheets(folder, 100).flatMap((resourcePath) =>
    ['row', 'cell', 'box'].map((name) => nameOf({ resourcePath }, '', name)),
  );
  expect(new Set(names).size).toBe(300);
  for (const name of names) expect(name).toMatch(/^[a-z]{1,2}[0-2]$/);
});

test('a name asked for again, or by the next build, is the same', () => {
  const folder = createFolder(3);
  const [first, second] = createSheets(folder, 3).map((resourcePath) => ({ resourcePath }));
  const [one, other] = [createShortNames(folder), createShortNames(folder)];
  const rowOf = (nameOf: typeof one) => nameOf(second!, '', 'row');
  other(first!, '', 'elsewhere');
  expect([rowOf(one), rowOf(one), rowOf(other)]).toEqual(Array(3).fill(rowOf(one)));
});

test('a style sheet from elsewhere is refused', () => {
  const nameOf = createShortNames(createFolder(1));
  expect(() => nameOf({ resourcePath: '/elsewhere/A.module.css' }, '', 'row')).toThrow('elsewhere');
});

test('while developing, names are words', () => {
  expect(formatReadableName({ resourcePath: '/src/Dialog.module.css' }, '', 'footer')).toBe(
    'Dialog_footer',
  );
});
