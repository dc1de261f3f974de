import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import limitHovers from '../../scripts/lib/hoverLoader.mjs';

const styleSheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => path.join('src', file));

const isHover = (selectors: string): boolean =>
  selectors.replaceAll(/:not\([^)]*\)/g, '').includes(':hover');

/** Selectors that also apply hover styles on screens without a pointer. */
function listLooseHovers(css: string): string[] {
  const loose: string[] = [];
  const blocks: string[] = [];
  const parts = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g);
  for (const [, text, sign] of parts) {
    if (sign === '}') blocks.pop();
    if (sign !== '{') continue;
    if (isHover(text!) && !blocks.some((block) => block.includes('(hover: hover)')))
      loose.push(text!.trim());
    blocks.push(text!);
  }
  return loose;
}

test('finds what hovers outside its media query', () => {
  const css = `/* a:hover {} */
    @media (hover: hover) { a:hover { color: red; } b { top: 0; } }
    b, i:hover { top: 0; } u:not(:hover, :focus) { top: 0; }`;
  expect(listLooseHovers(css)).toEqual(['b, i:hover']);
});

test('a list keeps its other selectors, in their place', () => {
  const css = `a { top: 0; } /* a:hover {} */ b:is(i, u):hover, b:focus, i:not(:hover) { left: 0; }
    @media print { a:hover { top: 0; } }`;
  expect(limitHovers(css).replaceAll(/\s+/g, ' ')).toBe(
    'a { top: 0; } /* a:hover {} */ b:focus, i:not(:hover) { left: 0; }' +
      ' @media (hover: hover) { b:is(i, u):hover { left: 0; } }' +
      ' @media print { @media (hover: hover) { a:hover { top: 0; } } }',
  );
});

test('a finger that has gone leaves nothing hovered', () => {
  const loose = styleSheets.flatMap((file) =>
    listLooseHovers(limitHovers(readFileSync(file, 'utf8'))).map((rule) => `${file}: ${rule}`),
  );
  expect(loose).toEqual([]);
});
