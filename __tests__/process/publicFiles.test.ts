import { parse } from 'acorn';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files written by `npm run build`. */
const FOLDER = 'dist/console/assets/public';

const listFiles = (ending: string) =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(path.join(FOLDER, name), 'utf8') }));

/** Features missing from Chrome 76 or Safari 13, as they would occur in a script. */
const NEWER =
  /\.(at|findLast|findLastIndex|replaceAll|replaceChildren|toSorted|toReversed|toSpliced|groupBy|hasOwn|withResolvers|randomUUID)\(|AbortSignal\.(timeout|any)\b|\b(structuredClone|TextDecoderStream|WeakRef|AggregateError|ariaInvalid|submitter)\b|:has\(|:is\(|\(\?<[=!]/g;

describe('SEEN-75: the scripts of public pages', () => {
  test.each(listFiles('.js'))('$name is ES2019 and asks for nothing newer', ({ text }) => {
    expect(() => parse(text, { ecmaVersion: 2019 })).not.toThrow();
    expect([...text.matchAll(NEWER)].map(([match]) => match)).toEqual([]);
  });

  test('the guard, which is there for what is older still, is ES2015', () => {
    const [guard] = listFiles('.js').filter(({ name }) => name.startsWith('guard.'));
    expect(() => parse(guard!.text, { ecmaVersion: 2015 })).not.toThrow();
  });
});

/** Values that make an older browser ignore the declaration. */
const NEWER_VALUES = /\b(min|max|clamp)\(|\d(dvh|svh|cqh|cqw)\b|^clip$|^anywhere$/;
/** Properties that an older browser ignores, which would spoil a page's layout. */
const NEWER_PROPERTIES = /^(inset|(padding|margin|inset)-(inline|block))$/;
const NEWER_SELECTORS = /:has\(|:is\(|:where\(|:focus-visible/;

type Rule = { selector: string; declarations: (readonly [name: string, value: string])[] };

const listRules = (css: string): Rule[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector,
    declarations: body.split(';').flatMap((text) => {
      const colon = text.indexOf(':');
      return colon < 0 ? [] : [[text.slice(0, colon), text.slice(colon + 1)] as const];
    }),
  }));

/** True for a value that an older browser ignores. Of these functions, grids may use `minmax`. */
const isNewer = (value: string): boolean => NEWER_VALUES.test(value.replaceAll('minmax(', ''));

/** Rules and declarations that an older browser ignores. */
function listFaults({ selector, declarations }: Rule): string[] {
  const parts = selector.split(',');
  const isMixed =
    parts.some((part) => NEWER_SELECTORS.test(part)) &&
    !parts.every((part) => NEWER_SELECTORS.test(part));
  const lone = declarations.filter(
    ([name, value], index) =>
      NEWER_PROPERTIES.test(name) ||
      (isNewer(value) &&
        !declarations
          .slice(0, index)
          .some(([other, before]) => other === name && !isNewer(before))),
  );
  return [
    ...(isMixed ? [selector] : []),
    ...lone.map(([name, value]) => `${selector} { ${name}: ${value} }`),
  ];
}

test('SEEN-75: features that only newer browsers understand are found', () => {
  const [rule] = listRules('.a,.b:has(c){inset:0;width:min(1px,2px);width:3px}');
  expect(listFaults(rule!)).toHaveLength(3);
  expect([...'x.at(-1),y.findLast(z),a.replaceChildren()'.matchAll(NEWER)]).toHaveLength(3);
});

test.each(listFiles('.css'))('SEEN-75: $name says nothing to newer browsers alone', ({ text }) => {
  const rules = listRules(text).filter(({ selector }) => !/^@|supports/.test(selector));
  expect(rules.flatMap(listFaults)).toEqual([]);
});
