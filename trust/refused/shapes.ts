import fc from 'fast-check';

/** Creates JSON of about that many bytes. One shape can therefore be small or large. */
export type Shape = (bytes: number) => string;

/** Innermost values. Most of them are invalid, unknown or of another type. */
const LEAVES: readonly string[] = [
  ...['{}', '[]', '""', '0', 'null', 'true', '1e400', '-0', '"a"', '"\\u0000"', '"\\ud800"'],
  ...['{"kind":"entryChanged"}', '{"kind":"roundsReplaced"}', '{"kind":"none"}', '{"kind":[]}'],
  ...['{"\\u0000":0}', '{"":0}', '{"__proto__":0}', '{"constructor":{"prototype":0}}'],
];

/** Repeated parts of a long text, name or number. */
const FILLS: readonly string[] = [
  ...['a', ' ', '9', '(', '.', '\\\\', '\\"', '\\n', '\\u0000', '\\ud800', '\\u00a0', 'я', '🎾'],
  ...['a ', '+7', '-', '~1', '<', '&', '00:', 'A\\u0300'],
  // Combining marks that normalization must reorder.
  ...['\\u0301\\u0316', '\u0301\u0316'],
];

const WRAPS: readonly (readonly [open: string, close: string])[] = [
  ['[', ']'],
  ['[0,', ']'],
  ['["\\u0000",', ']'],
  ['{"a":', '}'],
  ['{"\\u0000":', '}'],
  ['{"b":"\\ud800","a":', '}'],
  ['{"kind":"roundsReplaced","to":[', ']}'],
];

/** Creates the member names of a wide object by number. */
const NAMES: readonly ((number: number) => string)[] = [
  (number) => `"${number}"`,
  (number) => `"a${number}"`,
  (number) => `"${String(number).padStart(30, 'a')}"`,
  (number) => `"\\u0000${number}"`,
  (number) => `"${number}/~.[0]"`,
  (number) => `"${'a'.repeat(200)}${number}"`,
  () => '"a"',
  () => '"__proto__"',
];

const countBytes = (text: string): number => Buffer.byteLength(text);

const repeat = (text: string, bytes: number): string =>
  text.repeat(Math.max(1, Math.floor(bytes / countBytes(text))));

const leaf = fc.constantFrom(...LEAVES).map(
  (text): Shape =>
    () =>
      text,
);

const long = fc.constantFrom(...FILLS).map(
  (fill): Shape =>
    (bytes) =>
      `"${repeat(fill, bytes - 2)}"`,
);

const longName = fc.tuple(fc.constantFrom(...FILLS), leaf).map(
  ([fill, value]): Shape =>
    (bytes) =>
      `{"${repeat(fill, bytes - 8)}":${value(0)}}`,
);

const longNumber = fc.constantFrom('9', '0.', '1e').map(
  (start): Shape =>
    (bytes) =>
      start + repeat('9', bytes - 2),
);

/** Share of the bytes for the inner shape. The remaining bytes are brackets. */
const shares = fc.constantFrom(0, 0.01, 0.3, 0.5, 0.9);

const nest = (inner: fc.Arbitrary<Shape>): fc.Arbitrary<Shape> =>
  fc
    .tuple(fc.constantFrom(...WRAPS), shares, inner)
    .map(([[open, close], share, inside]): Shape => (bytes) => {
      const text = inside(bytes * share);
      const levels = Math.max(1, Math.floor((bytes - countBytes(text)) / (open + close).length));
      return open.repeat(levels) + text + close.repeat(levels);
    });

const itemSizes = fc.constantFrom(0, 10, 100, 2_000);

const widen = (inner: fc.Arbitrary<Shape>): fc.Arbitrary<Shape> =>
  fc
    .tuple(inner, itemSizes, fc.constantFrom(null, ...NAMES), leaf)
    .map(([each, size, nameOf, last]): Shape => (bytes) => {
      const item = each(size);
      const itemAt = (index: number) => (nameOf ? `${nameOf(index)}:${item}` : item);
      const items: string[] = [];
      let left = bytes - countBytes(last(0)) - 10;
      while (left > 0) {
        items.push(itemAt(items.length));
        left -= countBytes(items.at(-1)!) + 1;
      }
      items.pop();
      return nameOf
        ? `{${[...items, `"last":${last(0)}`].join()}}`
        : `[${[...items, last(0)].join()}]`;
    });

const mix = (inner: fc.Arbitrary<Shape>): fc.Arbitrary<Shape> =>
  fc
    .tuple(fc.array(inner, { minLength: 2, maxLength: 4 }), fc.boolean())
    .map(([parts, isArray]): Shape => (bytes) => {
      const texts = parts.map((part) => part((bytes - 8 * parts.length) / parts.length));
      if (isArray) return `[${texts.join()}]`;
      return `{${texts.map((text, index) => `"${index}":${text}`).join()}}`;
    });

/** Creates deep, wide and long shapes, and combinations of them. */
export function createShapes(levels = 3): fc.Arbitrary<Shape> {
  const flat = fc.oneof(leaf, long, longName, longNumber);
  if (levels === 0) return flat;
  const inner = createShapes(levels - 1);
  return fc.oneof(
    { arbitrary: flat, weight: levels === 3 ? 1 : 3 },
    { arbitrary: nest(inner), weight: 3 },
    { arbitrary: widen(inner), weight: 3 },
    { arbitrary: mix(inner), weight: 2 },
  );
}

const MARK = '"\u{10FFFE}"';

type Json = Record<string, unknown> | unknown[];
const isTree = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Puts a mark into a valid body, in place of one of its parts or beside them. */
function mark(honest: unknown, picks: readonly number[]): string {
  const copy = structuredClone(honest);
  let tree = copy;
  for (const [level, pick] of picks.entries()) {
    if (!isTree(tree)) break;
    const names = [...Object.keys(tree), Array.isArray(tree) ? String(tree.length) : 'added'];
    const name = names[pick % names.length]! as keyof typeof tree;
    const part: unknown = tree[name];
    if (isTree(part) && level < picks.length - 1) {
      tree = part;
      continue;
    }
    tree[name] = JSON.parse(MARK) as never;
    return JSON.stringify(copy);
  }
  return MARK;
}

/** Creates valid bodies with a hostile shape inside. */
export const createPlanted = (honest: fc.Arbitrary<unknown>): fc.Arbitrary<Shape> =>
  fc
    .tuple(honest, fc.array(fc.nat(1_000), { minLength: 1, maxLength: 4 }), createShapes())
    .map(([body, picks, shape]): Shape => (bytes) => {
      const text = mark(body, picks);
      return text.replace(MARK, () => shape(bytes - countBytes(text)));
    });

/** Creates valid bodies whose lists have the maximum length, followed by an unexpected item. */
export const createLengthened = (honest: fc.Arbitrary<unknown>): fc.Arbitrary<Shape> =>
  fc.tuple(honest, leaf, fc.nat(9)).map(([body, last, pick]): Shape => (bytes) => {
    const lists = [...JSON.stringify(body).matchAll(/\[(\{.*\})\]/g)];
    const list = lists[pick % Math.max(1, lists.length)];
    if (!list) return last(bytes);
    const text = JSON.stringify(body);
    const items = repeat(`${list[1]!},`, bytes - countBytes(text));
    return text.replace(list[0], () => `[${items}${last(0)}]`);
  });
