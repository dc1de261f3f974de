import { foldText } from '../foldText';
import { TOURNAMENT_TYPES } from '../limits';
import type { Tournament } from '../tournament';
import { PLAIN_VIEW, type View } from '../view';
import { termsOf } from './terms';

const typeOf = (word: string): string | undefined =>
  TOURNAMENT_TYPES.find((type) => word.length >= 3 && foldText(type).startsWith(word));

/**
 * COMFORT-81: how the list shows what a text asks for: searched for the organizer, filtered by type
 * and day.
 * @param found some of what the text has found
 * @returns null where the list cannot say it, as of a phone
 */
export function toListFilter(
  text: string,
  found: readonly Tournament[],
  today: string,
): { organizer: string; view: View } | null {
  const names: string[] = [];
  const view = { ...PLAIN_VIEW };
  for (const { word, digits, day, time } of termsOf(text, today)) {
    const type = word && typeOf(word);
    if (day?.year && day.month && day.day) {
      const date = `${day.year}-${day.month}-${day.day}`;
      Object.assign(view, { period: 'range', from: date, to: date });
    } else if (day || digits !== undefined || time !== undefined || word === undefined) return null;
    else if (type) view.type = type;
    else names.push(word);
  }
  const organizer = names.join(' ');
  const isShown = ({ organizer_name, tournament_type, date }: Tournament) =>
    foldText(organizer_name).includes(organizer) &&
    ['', tournament_type].includes(view.type) &&
    ['', date].includes(view.from);
  return found.every(isShown) ? { organizer, view } : null;
}
