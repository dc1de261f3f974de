import type { CommandBoxOpener } from '../../../ui/keyboard/commandBox';
import { toApplicantBoxOption, toTournamentOption, type BoxOptionGroup } from './options';
import type { SearchHitsState } from './useSearchHits';
import type { NavigationActions } from './useNavigationActions';

/** Maximum numbers of hits, which leave the list below visible. */
const PLAYERS = 5;
const TOURNAMENTS = 3;

/**
 * Groups the hits under the search, players first (DESK-40). Tournaments that match by their organizer are omitted,
 * because the list below shows them.
 */
export function buildHitGroups(
  result: SearchHitsState,
  today: string,
  navigation: NavigationActions,
  openBox: CommandBoxOpener,
): BoxOptionGroup[] {
  const { text, players, hasMorePlayers, tournaments, tournamentCount } = result;
  const hasMore = hasMorePlayers || players.length > PLAYERS || tournamentCount > TOURNAMENTS;
  const groups = [
    {
      title: 'Игроки',
      options: players
        .slice(0, PLAYERS)
        .map((player, index) => toApplicantBoxOption(player, index, today, navigation)),
    },
    {
      title: 'Турниры',
      options: tournaments
        .slice(0, TOURNAMENTS)
        .map((tournament) => toTournamentOption(tournament, today, navigation)),
    },
  ].filter(({ options }) => options.length > 0);
  const more = { id: 'more', label: 'Показать больше', run: () => openBox(text) };
  return hasMore ? [...groups, { title: 'Другие найденные', options: [more] }] : groups;
}
