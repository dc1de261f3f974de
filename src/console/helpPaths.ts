import { hasFeature } from './serverFeatures';

// Separate from `paths.ts`, which is loaded with the first screen.

/** Nearly every card is about the evening (COMFORT-97). */
export const HAS_HELP: boolean = hasFeature('play');

export const HELP_SCREEN_PATH = '/help';

/** The parameter that names the opened card. */
export const HELP_CARD = 'card';

export const getHelpPath = (card: string): string => `${HELP_SCREEN_PATH}?${HELP_CARD}=${card}`;

/** The card about each screen; the ids are those of docs/guide.ru.md. */
const CARDS: readonly (readonly [RegExp, string])[] = [
  [/^\/tournaments\/new$/, 'evening'],
  [/\/play\/rounds$/, 'scores'],
  [/\/play\/table$/, 'end'],
  [/\/play(\/roster)?$/, 'roster'],
  [/^\/players/, 'players'],
  [/^\/trash$/, 'backup'],
];

/** The help for the screen at this path. */
export function getHelpPathFor(pathname: string): string {
  const found = CARDS.find(([screen]) => screen.test(pathname));
  return found ? getHelpPath(found[1]) : HELP_SCREEN_PATH;
}
