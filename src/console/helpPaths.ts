import { hasFeature } from './serverFeatures';

// A separate file, because `paths.ts` is loaded with the first screen.

/** Nearly all cards of the guide are about plays (COMFORT-97). */
export const HAS_HELP: boolean = hasFeature('play');

export const HELP_SCREEN_PATH = '/help';

/** Query parameter with the id of the opened card. */
export const HELP_CARD = 'card';

export const getHelpPath = (card: string): string => `${HELP_SCREEN_PATH}?${HELP_CARD}=${card}`;

/** The card for each screen; the ids come from docs/guide.ru.md. */
const CARDS: readonly (readonly [RegExp, string])[] = [
  [/^\/tournaments\/new$/, 'evening'],
  [/\/play\/rounds$/, 'scores'],
  [/\/play\/table$/, 'end'],
  [/\/play(\/roster)?$/, 'roster'],
  [/^\/players/, 'players'],
  [/^\/trash$/, 'backup'],
];

/** Path of the help for the screen at `pathname`. */
export function getHelpPathFor(pathname: string): string {
  const found = CARDS.find(([screen]) => screen.test(pathname));
  return found ? getHelpPath(found[1]) : HELP_SCREEN_PATH;
}
