import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A title as written in a file, with those of its blocks. */
type Title = { text: string; isDeep: boolean };

type Scope = Title & {
  /** True when a part of the title is known only at run time. */
  isDynamic: boolean;
};

/** Matches `test`, `describe.each(rows)`, `testOnSqlite`; not `test.use` or `test.step`. */
const DECLARATION = /^(test|it|describe)[A-Z]?\w*(\.(describe|each|only|serial|concurrent))*$/;
const PLACEHOLDER = /%[a-z]|\$\w/;
const CLAUSE = /^[A-Z]+-\d+\b/;

/** The name `test.each`, for both `test.each(rows)` and a template table. */
function getCalleeName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) {
    return `${getCalleeName(node.expression)}.${node.name.text}`;
  }
  if (ts.isCallExpression(node)) return getCalleeName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? getCalleeName(node.tag) : '';
}

/** True for the title in an object from which a helper declares a test: `title: 'LIST-1: …'`. */
const isStoryTitle = (
  node: ts.Node,
): node is ts.PropertyAssignment & { initializer: ts.StringLiteralLike } =>
  ts.isPropertyAssignment(node) &&
  node.name.getText() === 'title' &&
  ts.isStringLiteralLike(node.initializer);

/** The fixed text of a title, and the text that it contains only in some runs. */
function readTitle(node: ts.Expression): { fixed: string; possible: string; isDynamic: boolean } {
  if (ts.isStringLiteralLike(node)) {
    return { fixed: node.text, possible: '', isDynamic: PLACEHOLDER.test(node.text) };
  }
  if (!ts.isTemplateExpression(node)) {
    return { fixed: '', possible: node.getText(), isDynamic: true };
  }
  const spans = node.templateSpans;
  return {
    fixed: [node.head.text, ...spans.map(({ literal }) => literal.text)].join(' '),
    possible: spans.map(({ expression }) => expression.getText()).join(' '),
    isDynamic: true,
  };
}

/** The titles of a test file, read without running it. A computed title counts for each clause that the file names. */
export function listTitles(file: string, source = readFileSync(file, 'utf8')): Title[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Scope[] = [];
  const named = new Set<string>();

  function visit(node: ts.Node, around: Scope): void {
    if (ts.isCallExpression(node) && DECLARATION.test(getCalleeName(node.expression))) {
      const [title, ...rest] = node.arguments;
      const body = rest.findLast((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one));
      if (title && body) {
        const { fixed, possible, isDynamic } = readTitle(title);
        const scope = {
          text: [around.text, fixed, possible].join(' ').trim(),
          isDeep: around.isDeep || fixed.includes('@deep'),
          isDynamic: around.isDynamic || isDynamic,
        };
        const isSuite = /describe/.test(getCalleeName(node.expression));
        if (!isSuite) found.push(scope);
        visit(node.expression, around);
        visit(body, isSuite ? scope : around);
        return;
      }
    }
    if (isStoryTitle(node)) {
      const text = node.initializer.text;
      found.push({ text, isDeep: text.includes('@deep'), isDynamic: false });
      return;
    }
    if (ts.isStringLiteralLike(node) && CLAUSE.test(node.text)) named.add(node.text);
    ts.forEachChild(node, (child) => visit(child, around));
  }

  visit(root, { text: '', isDeep: false, isDynamic: false });
  const all = [...named].join(' ');
  return found.map(({ text, isDeep, isDynamic }) => ({
    isDeep,
    text: isDynamic ? `${text} ${all}` : text,
  }));
}
