import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Exports that only tests import, because their callers need a screen, a server or the system's own files. */
const ASKED_BY_TESTS = [
  'PUBLIC_REQUESTS_MAX',
  'TABLE_NAMES',
  'computeEdgeScrollStep',
  'escapeFormula',
  'findFileSystemType',
  'formatServerUrl',
  'listLivePageEntryIds',
  'syncOutboxWithTabs',
];

type Source = { file: string; text: string };

const EXPORTED =
  /^export (?:async )?(?:const|let|function\*?|class|type|interface|enum) (?:([\w$]+)|\{([^}]*)\})/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}/gm;

/** Exported names in a list such as `{ one, two: three, type four as five }`. */
const splitNames = (list: string): string[] =>
  list.split(',').flatMap((part) => part.match(/[\w$]+(?=\s*$)/) ?? []);

const listExports = (text: string): string[] => [
  ...[...text.matchAll(EXPORTED)].flatMap(([, name, list]) => name ?? splitNames(list!)),
  ...[...text.matchAll(LISTED)].flatMap(([, list]) => splitNames(list!)),
];

const removeComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Exports of `src` whose name occurs in no other file of the product. */
function listUnusedExports(sources: readonly Source[]): string[] {
  const filesByWord = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    for (const word of removeComments(text).match(/[\w$]+/g) ?? []) {
      const files = filesByWord.get(word);
      if (files) files.add(file);
      else filesByWord.set(word, new Set([file]));
    }
  }
  return sources
    .filter(({ file }) => file.startsWith('src/'))
    .flatMap(({ file, text }) =>
      listExports(text)
        .filter((name) => [...filesByWord.get(name)!].every((other) => other === file))
        .map((name) => `${file}: ${name}`),
    );
}

test('an export that no other file of the product has is found, of whatever kind', () => {
  const sources = [
    {
      file: 'src/one.ts',
      text: `
/** Not of used. */
export const alone = 1;
export const used = alone;
export async function waitLong() {}
export type Left = { one: number };
export const { read: renamed, kept } = { read: 1, kept: 2 };
export { used as another, type Left as Right };
`,
    },
    { file: 'trust/two.ts', text: 'use(used, kept);' },
    { file: 'bench/three.ts', text: '// alone\n/* waitLong */' },
  ];
  expect(listUnusedExports(sources)).toEqual(
    ['alone', 'waitLong', 'Left', 'renamed', 'another', 'Right'].map(
      (name) => `src/one.ts: ${name}`,
    ),
  );
});

test('each export of src is used by another file of the product: tests alone do not count', () => {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--'];
  const folders = ['src', 'trust', 'bench', 'scripts'];
  const files = execFileSync('git', [...listed, ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file));
  const unused = listUnusedExports(
    files.map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
  expect(unused.filter((row) => !ASKED_BY_TESTS.some((name) => row.endsWith(`: ${name}`)))).toEqual(
    [],
  );
  // An export that the product uses needs no exception.
  expect(unused).toHaveLength(ASKED_BY_TESTS.length);
});
