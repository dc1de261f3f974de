import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const SOURCE = path.join(ROOT, 'src');

/** Prefixes that may replace a verb: of booleans, hooks, selectors, conversions and handlers. */
const PREFIXES = ['is', 'are', 'has', 'can', 'should', 'use', 'select', 'to', 'on', 'handle'];

const FILES_MAX = 24;

/** Exported names that break a rule on purpose, with the reason. */
export const EXCEPTIONS = new Map([
  ['html', 'a template tag'],
  ['jsx', 'the name that the compiler imports'],
  ['jsxs', 'the name that the compiler imports'],
  ['Fragment', 'the name that the compiler imports'],
  ['baseQuery', 'the name of the RTK Query option that takes it'],
  ['sessionMiddleware', 'a middleware is a noun in Redux'],
  ...[
    ...['arraySchema', 'booleanSchema', 'literalSchema', 'nullableEnumSchema', 'uuidSchema'],
    ...['partialObject', 'strictObject'],
  ].map((name) => /** @type {const} */ ([name, 'a part of a JSON Schema, composed as in yup'])),
]);

const PARTICIPLE =
  /(?:[^e]ed|Begun|Chosen|Drawn|Found|Given|Held|Kept|Known|Left|Lost|Made|Seen|Sent|Shown|Taken|Told|Won|Written)$/;

/** @param {string} text @param {RegExp} pattern with one group */
const readGroups = (text, pattern) =>
  [...text.matchAll(pattern)].flatMap(([, group]) => (group ? [group] : []));

/** Reads the allowed verbs: lower-case words in backquotes in the glossary's section «Verbs». */
function readVerbs() {
  const text = readFileSync(path.join(ROOT, 'docs/glossary.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Verbs')) ?? '';
  return new Set([...PREFIXES, ...readGroups(section, /`([a-z]+)`/g)]);
}

const EXPORTED =
  /^export (?:declare )?(?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

/** @returns {Map<string, string[]>} files by the name that they export */
function readExports() {
  /** @type {Map<string, string[]>} */
  const filesByName = new Map();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file) || file.endsWith('.d.ts')) continue;
    const text = readFileSync(path.join(SOURCE, file), 'utf8');
    for (const name of new Set(readGroups(text, EXPORTED))) {
      filesByName.set(name, [...(filesByName.get(name) ?? []), file.replaceAll('\\', '/')]);
    }
  }
  return filesByName;
}

/** @type {Set<string> | undefined} */
let verbs;
/** @type {Map<string, string[]> | undefined} */
let filesByName;

/** Reduces the paths of a migration for SQLite and PostgreSQL to one, because both export the same name. */
const toPlace = (/** @type {string} */ file) =>
  file.replace(/^server\/db\/(?:sqlite|postgres)\/migrations\//, 'migrations/');

const isFunction = (/** @type {any} */ node) =>
  ['ArrowFunctionExpression', 'FunctionExpression'].includes(node?.type);

/** @param {string} name @param {boolean} isComponentFile */
function isVerbFirst(name, isComponentFile) {
  if (/^[A-Z]/.test(name)) return isComponentFile;
  const [first] = /** @type {RegExpExecArray} */ (/^[a-z]+/.exec(name));
  return verbs?.has(first) ?? false;
}

/** Checks the exported names of src against the grammar of docs/glossary.md. */
export const names = {
  /** @param {any} context */
  create(context) {
    const file = path.relative(SOURCE, context.filename).replaceAll('\\', '/');
    if (file.startsWith('..') || file.endsWith('.d.ts')) return {};
    verbs ??= readVerbs();
    filesByName ??= readExports();

    const report = (/** @type {any} */ node, /** @type {string} */ message) =>
      context.report({ node, message });

    /** @param {any} id @param {{ isFunction: boolean }} kind */
    function inspect(id, kind) {
      if (id?.type !== 'Identifier' || EXCEPTIONS.has(id.name)) return;
      if (kind.isFunction && !isVerbFirst(id.name, file.endsWith('.tsx'))) {
        report(id, `«${id.name}»: имя функции начинается с глагола из docs/glossary.md.`);
      }
      const others = filesByName?.get(id.name)?.filter((other) => other !== file) ?? [];
      if (others.some((other) => toPlace(other) !== toPlace(file))) {
        report(id, `«${id.name}» есть и в ${others.join(', ')}.`);
      }
    }

    return {
      Program(/** @type {any} */ node) {
        const folder = path.dirname(context.filename);
        const files = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isFile());
        const first = files
          .map(({ name }) => name)
          .sort()
          .find((name) => /\.tsx?$/.test(name));
        if (files.length > FILES_MAX && first === path.basename(context.filename)) {
          report(node, `В папке ${files.length} файлов, а не больше ${FILES_MAX}.`);
        }
      },
      ExportNamedDeclaration(/** @type {any} */ { declaration }) {
        if (!declaration) return;
        if (declaration.type === 'VariableDeclaration') {
          for (const { id, init } of declaration.declarations) {
            inspect(id, { isFunction: isFunction(init) });
          }
          return;
        }
        inspect(declaration.id, { isFunction: declaration.type === 'FunctionDeclaration' });
        const isType = /^TS(?:TypeAlias|Interface)Declaration$/.test(declaration.type);
        const name = declaration.id?.name;
        if (isType && !EXCEPTIONS.has(name) && PARTICIPLE.test(name)) {
          report(declaration.id, `«${name}»: тип называется существительным.`);
        }
      },
    };
  },
};
