import type { ReactNode } from 'react';
import { findListFilterForText } from '../../../../domain/search/findListFilterForText';
import type { ApplicantHit } from '../../../../domain/search/searchTournaments';
import { formatWhen } from '../../../../domain/search/formatWhen';
import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { formatKeyCap, isShortcutOn } from '../../../ui/keyboard/shortcutKeys';
import type { Command } from './commands';
import type { SearchHitsState } from './useSearchHits';
import type { NavigationActions } from './useNavigationActions';

export type BoxOption = {
  id: string;
  label: ReactNode;
  /** A second line in muted colour. */
  note?: ReactNode;
  /** Label of the key that runs the same command. */
  cap?: string | undefined;
  run: () => void;
};
export type BoxOptionGroup = { title: string; options: BoxOption[] };

const toCommandOption = ({ label, key, run }: Command, index: number): BoxOption => ({
  id: `command-${index}`,
  label,
  cap: key && isShortcutOn(key) ? formatKeyCap(key) : undefined,
  run,
});

const renderText = (words: string): ReactNode => <bdi>{words || MISSING_FACT_TEXT}</bdi>;

export const toTournamentOption = (
  tournament: Tournament,
  today: string,
  navigation: NavigationActions,
): BoxOption => ({
  id: `tournament-${tournament.id}`,
  label: renderText(formatWhen(tournament, today)),
  note: (
    <>
      {renderText(tournament.tournament_type)} · {renderText(tournament.organizer_name)} ·{' '}
      {renderText(tournament.organizer_phone)}
    </>
  ),
  run: () => navigation.openDetails(tournament.id),
});

export const toApplicantBoxOption = (
  { name, phone, tournament }: ApplicantHit,
  index: number,
  today: string,
  navigation: NavigationActions,
): BoxOption => ({
  id: `player-${index}`,
  label: (
    <>
      {renderText(name)} · {renderText(phone)}
    </>
  ),
  note: (
    <>
      {renderText(formatWhen(tournament, today))} · {renderText(tournament.tournament_type)} ·{' '}
      {renderText(tournament.organizer_name)}
    </>
  ),
  run: () => navigation.openDetails(tournament.id, { name, phone }),
});

/** Opens the list with all hits, when there are more than shown and a filter can express them (COMFORT-81). */
function listAllOption(
  { text: typed, tournaments, tournamentCount }: SearchHitsState,
  today: string,
  navigation: NavigationActions,
): BoxOption[] {
  const list =
    tournamentCount > tournaments.length && findListFilterForText(typed, tournaments, today);
  if (!list) return [];
  return [
    {
      id: 'all',
      label: 'Показать все в списке',
      run: () => navigation.openList(list.params, list.organizer),
    },
  ];
}

const COMING = 5;

/** Options of the box by kind; empty kinds are omitted. */
export function buildOptionGroups(
  commands: readonly Command[],
  result: SearchHitsState,
  today: string,
  navigation: NavigationActions,
): BoxOptionGroup[] {
  const isAsked = result.text.trim() !== '';
  const listed = isAsked ? result.tournaments : result.tournaments.slice(0, COMING);
  return [
    { title: 'Действия', options: commands.map(toCommandOption) },
    {
      title: isAsked ? 'Турниры' : 'Ближайшие турниры',
      options: [
        ...listed.map((tournament) => toTournamentOption(tournament, today, navigation)),
        ...(isAsked ? listAllOption(result, today, navigation) : []),
      ],
    },
    {
      title: 'Игроки',
      options: result.players.map((player, index) =>
        toApplicantBoxOption(player, index, today, navigation),
      ),
    },
  ].filter(({ options }) => options.length > 0);
}
