import { foldText } from '../lib/foldText';
import { TOURNAMENT_TYPES } from '../tournament/tournamentTypes';
import type { Tournament } from '../tournament/tournament';
import { DEFAULT_LIST_PARAMS, type ListParams } from '../list/listParams';
import { parseSearchTerms } from './searchTerms';

const findType = (word: string): string | undefined =>
  TOURNAMENT_TYPES.find((type) => word.length >= 3 && foldText(type).startsWith(word));

/**
 * The list's filters that express a search text: an organizer, a type, a day (COMFORT-81).
 * @param found some of the hits
 * @returns null when the list cannot express the text, such as a phone
 */
export function findListFilterForText(
  text: string,
  found: readonly Tournament[],
  today: string,
): { organizer: string; params: ListParams } | null {
  const names: string[] = [];
  const params = { ...DEFAULT_LIST_PARAMS };
  for (const { word, digits, day, time } of parseSearchTerms(text, today)) {
    const type = word && findType(word);
    if (day?.year && day.month && day.day) {
      const date = `${day.year}-${day.month}-${day.day}`;
      Object.assign(params, { period: 'range', from: date, to: date });
    } else if (day || digits !== undefined || time !== undefined || word === undefined) return null;
    else if (type) params.type = type;
    else names.push(word);
  }
  const organizer = names.join(' ');
  const isShown = ({ organizer_name, tournament_type, date }: Tournament) =>
    foldText(organizer_name).includes(organizer) &&
    ['', tournament_type].includes(params.type) &&
    ['', date].includes(params.from);
  return found.every(isShown) ? { organizer, params } : null;
}
