import { addDays } from '../../../../domain/dates/dates';
import { foldText } from '../../../../domain/lib/foldText';
import { formatWhen } from '../../../../domain/search/formatWhen';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { getPlayPath } from '../../../paths';
import { hasFeature } from '../../../serverFeatures';
import type { Command } from './commands';
import type { NavigationActions } from './useNavigationActions';

/** Number of days before today; older tournaments are opened through their details. */
const DAYS_BEFORE = 1;
const OFFERED_MAX = 20;
/** Number of letters of one of the WORDS that must be typed. A name or a type alone is another search. */
const LETTERS = 3;
const WORDS = ['провести', 'состав'];

const isAskedFor = (text: string): boolean =>
  foldText(text)
    .split(/\s+/)
    .some((word) => word.length >= LETTERS && WORDS.some((known) => known.startsWith(word)));

/**
 * Commands that open the rosters of today's tournaments (ROSTER-17). After one of the WORDS they include yesterday's
 * and later ones.
 * @param text the typed text
 * @param today yyyy-MM-dd in the club's time zone
 */
export function listRosterCommands(
  tournaments: readonly Tournament[],
  text: string,
  today: string,
  { openPath }: NavigationActions,
): Command[] {
  const isAsked = isAskedFor(text);
  if (!hasFeature('play') || (!isAsked && text.trim() !== '')) return [];
  const first = addDays(today, -DAYS_BEFORE);
  return tournaments
    .filter((one) => (isAsked ? one.date >= first : one.date === today) && hasServerId(one))
    .sort((a, b) => (a.date + a.start_time < b.date + b.start_time ? -1 : 1))
    .slice(0, OFFERED_MAX)
    .map((one) => ({
      label: `Провести: ${formatWhen(one, today)}, ${one.tournament_type}`,
      synonyms: 'состав',
      run: () => openPath(getPlayPath(one.id)),
    }));
}
