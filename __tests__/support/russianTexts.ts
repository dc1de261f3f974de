import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export type RussianText = {
  /** Path relative to the project. */
  file: string;
  /** The text as written, with {} for each inserted value. */
  text: string;
};

const isCyrillic = (text: string): boolean => /[а-яё]/i.test(text);

/** The text of a literal or JSX text; undefined for any other node. */
function getText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replace(/[ \n]+/g, ' ').trim();
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

function listTexts(file: string): RussianText[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: RussianText[] = [];
  const visit = (node: ts.Node): void => {
    const text = getText(node);
    if (text !== undefined && isCyrillic(text)) texts.push({ file, text });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

/** All Russian texts in the sources of these folders, by file and in order. */
export const listRussianTexts = (...folders: string[]): RussianText[] =>
  folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(tsx?|mjs)$/.test(name))
        .map((name) => path.join(folder, name)),
    )
    .flatMap(listTexts);
