import * as code from './code';
import * as letters from './letters';
import * as markup from './markup';

/** Texts that want out of their place, by what they try; the most dangerous families first. */
const FAMILIES: readonly (readonly string[])[] = [
  markup.scripts,
  markup.handlers,
  markup.closers,
  letters.bidi,
  code.urls,
  code.templates,
  letters.long,
  code.names,
  letters.controls,
  letters.combined,
  markup.elements,
  letters.surrogates,
  code.css,
  markup.comments,
  letters.invisible,
  code.commands,
  letters.foreign,
  letters.emoji,
  code.numbers,
  code.markdown,
];

/** How many there are at full scale. */
export const TEXT_COUNT = 500;

/** In turn one of each family, so that any first few of them are of all kinds. */
function interleave(families: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...families.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    families.flatMap((family) => family[at] ?? []),
  ).flat();
}

/** Hostile texts, each once; none has spaces around it, which the console may drop. */
export const texts: readonly string[] = [...new Set(interleave(FAMILIES))]
  .filter((text) => text.trim() === text)
  .slice(0, TEXT_COUNT);
