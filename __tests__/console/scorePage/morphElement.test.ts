import fc from 'fast-check';
import { morphElement } from '../../../src/public/browser/score/morphElement';
import { createRuns } from '../../support/createRuns';

type Tree = { tag: string; id: string | null; kind: string; children: (Tree | string)[] };

/** Element trees of a page. Each id is used at most once per tree. */
const trees = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    tag: fc.constantFrom('p', 'div', 'button'),
    id: fc.option(fc.constantFrom('one', 'two', 'three', 'four'), { nil: null }),
    kind: fc.constantFrom('', 'plain', 'primary'),
    children: fc.array(
      fc.oneof({ depthSize: 'small' }, fc.constantFrom('', 'Корт', '15'), tie('tree')),
      {
        maxLength: 4,
      },
    ),
  }),
})).tree;

function made({ tag, id, kind, children }: Tree, ids: Set<string>): Element {
  const element = document.createElement(tag);
  if (id !== null && !ids.has(id)) element.id = id;
  ids.add(element.id);
  if (kind) element.className = kind;
  for (const child of children)
    element.append(typeof child === 'string' ? child : made(child, ids));
  return element;
}

const createPage = (tree: Tree): Element => {
  const root = document.createElement('main');
  root.append(made(tree, new Set()));
  return root;
};

test('SEEN-18: any view becomes the next one, and no element becomes another one', () => {
  fc.assert(
    fc.property(trees, trees, (before, after) => {
      const root = createPage(before);
      const ids = new Map([...root.querySelectorAll('*')].map((element) => [element, element.id]));
      const wanted = createPage(after);
      morphElement(root, createPage(after));
      expect(root.isEqualNode(wanted)).toBe(true);
      for (const element of root.querySelectorAll('*'))
        if (ids.has(element)) expect(element.id).toBe(ids.get(element));
    }),
    createRuns(1_000),
  );
});

test('SEEN-18: an element of both views stays the same one, whatever comes above it', () => {
  const root = document.createElement('main');
  root.innerHTML =
    '<p>Корт 2</p><div><button id="n14">14</button><button id="n15">15</button></div>';
  const before = root.cloneNode(true) as Element;
  const [first, second] = root.querySelectorAll('button');
  const next = document.createElement('main');
  next.innerHTML =
    '<p role="alert">Нет связи</p><p>Корт 2</p><div><button id="n14" class="shown">14</button><i></i><button id="n15">15</button></div>';
  morphElement(root, next);
  const kept = () =>
    [...root.querySelectorAll('button')].map((one) => [first, second].indexOf(one));
  expect(kept()).toEqual([0, 1]);
  expect(first).toHaveClass('shown');
  morphElement(root, before);
  expect(kept()).toEqual([0, 1]);
  expect(first).not.toHaveClass('shown');
});

test('SEEN-18: an element that would do something else when it is pressed is another element', () => {
  const root = document.createElement('main');
  root.innerHTML = '<a class="go" href="?court=1">1</a><button data-dismiss="x">Понятно</button>';
  const old = [...root.children];
  const next = document.createElement('main');
  next.innerHTML = '<a class="go" href="?court=2">2</a><button data-dismiss="y">Понятно</button>';
  morphElement(root, next);
  expect([...root.children].map((one) => old.indexOf(one))).toEqual([-1, -1]);
});
