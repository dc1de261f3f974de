import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import type { CommandBoxOpener } from '../../../ui/keyboard/commandBox';
import { isListPath } from '../../../paths';
import { useToday } from '../../../ui/time/useToday';
import { describeHitCounts } from './describeHits';
import { TopBarHitList } from './TopBarHitList';
import { useSearchHits, type SearchHitsState } from './useSearchHits';
import { useNavigationActions, type NavigationActions } from './useNavigationActions';
import { useTypedSearch, type TypedSearch } from './useTypedSearch';
import { toApplicantBoxOption, toTournamentOption, type BoxOptionGroup } from './options';

type SearchHitsProps = {
  /** Opens the command box with all hits, when it has more than this panel shows. */
  onOpenBox: CommandBoxOpener;
};

/** Hits for the text typed into the search of the top bar (COMFORT-81, DESK-40). */
export function TopBarHitsPanel({ onOpenBox }: SearchHitsProps) {
  const [typed, end] = useTypedSearch();
  // On other screens the search filters that screen's own list.
  const { pathname } = useLocation();
  const isOfList = isListPath(pathname);
  return typed && isOfList && <Hits {...typed} onOpenBox={onOpenBox} onClose={end} />;
}

/** Maximum numbers of hits, which leave the list below visible. */
const PLAYERS = 5;
const TOURNAMENTS = 3;

/**
 * Groups the hits under the search, players first (DESK-40). Tournaments that match by their organizer are omitted,
 * because the list below shows them.
 */
function buildHitGroups(
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

type HitsProps = TypedSearch & SearchHitsProps & { onClose: () => void };

function Hits({ form, field, text, onOpenBox, onClose }: HitsProps) {
  const today = useToday();
  const result = useSearchHits(text, today);
  const groups = buildHitGroups(result, today, useNavigationActions(), onOpenBox);
  if (groups.length === 0) return null;
  return (
    <>
      {/* The status is inside the live region; the list is rendered next to its field. */}
      <p className="visuallyHidden">{`Подсказки: ${describeHitCounts(0, result)}`}</p>
      {createPortal(
        <TopBarHitList
          field={field}
          groups={groups}
          rowsKey={`${result.text} ${result.isWhole}`}
          onClose={onClose}
        />,
        form,
      )}
    </>
  );
}
