import * as code from './code';
import * as letters from './letters';
import * as markup from './markup';

/** Texts that try to escape their place, by method. The most dangerous families come first. */
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

/** Number of texts at full scale. */
export const TEXT_COUNT = 500;

/** Takes one text of each family in turn, so that a short beginning contains all families. */
function interleave(families: readonly (readonly string[])[]): string[] {
  const longest = Math.max(...families.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    families.flatMap((family) => family[at] ?? []),
  ).flat();
}

/** Distinct hostile texts. None has surrounding spaces, which the console may remove. */
export const texts: readonly string[] = [...new Set(interleave(FAMILIES))]
  .filter((text) => text.trim() === text)
  .slice(0, TEXT_COUNT);
