import { readFileSync } from 'node:fs';
import { GUIDE, parseGuide } from '../../scripts/lib/guide.mjs';
import type { RussianText } from './russianTexts';

export const readGuide = () => parseGuide(readFileSync(GUIDE, 'utf8'));

/** All texts of the help; each is a sentence or a list item. */
export function listGuideTexts(): RussianText[] {
  const { title, lead, cards } = readGuide();
  const texts = cards.flatMap((card) => [
    card.title,
    ...card.blocks.flatMap(({ items }) => items.map((words) => words.join(''))),
    card.picture?.alt ?? '',
  ]);
  return [title, lead, ...texts].filter(Boolean).map((text) => ({ file: GUIDE, text }));
}
