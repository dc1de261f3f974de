import type { ReactNode } from 'react';
import { toListFilter } from '../../../../domain/search/toListFilter';
import type { ApplicantHit } from '../../../../domain/search/searchTournaments';
import { formatWhen } from '../../../../domain/search/formatWhen';
import { MISSING_TEXT } from '../../../../domain/lib/formatOrRaw';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { formatKeyCap } from '../../../ui/keyboard/shortcutKeys';
import type { Command } from './commands';
import { areLettersOn } from '../keys/letterKeys';
import type { SearchHitsState } from './useSearchHits';
import type { Navigation } from './useNavigation';

/** What can be chosen in the box. */
export type Option = {
  id: string;
  label: ReactNode;
  /** A quiet second line. */
  note?: ReactNode;
  /** What is written on the key that does the same. */
  cap?: string | undefined;
  run: () => void;
};
export type OptionGroup = { title: string; options: Option[] };

const commandOption = ({ label, key, run }: Command, index: number): Option => ({
  id: `command-${index}`,
  label,
  cap: key && areLettersOn() ? formatKeyCap(key) : undefined,
  run,
});

const text = (words: string): ReactNode => <bdi>{words || MISSING_TEXT}</bdi>;

export const toTournamentOption = (
  tournament: Tournament,
  today: string,
  navigation: Navigation,
): Option => ({
  id: `tournament-${tournament.id}`,
  label: text(formatWhen(tournament, today)),
  note: (
    <>
      {text(tournament.tournament_type)} · {text(tournament.organizer_name)} ·{' '}
      {text(tournament.organizer_phone)}
    </>
  ),
  run: () => navigation.toDetails(tournament.id),
});

export const toPlayerOption = (
  { name, phone, tournament }: ApplicantHit,
  index: number,
  today: string,
  navigation: Navigation,
): Option => ({
  id: `player-${index}`,
  label: (
    <>
      {text(name)} · {text(phone)}
    </>
  ),
  note: (
    <>
      {text(formatWhen(tournament, today))} · {text(tournament.tournament_type)} ·{' '}
      {text(tournament.organizer_name)}
    </>
  ),
  run: () => navigation.toDetails(tournament.id, { name, phone }),
});

/** COMFORT-81: where more were found than are shown, the list shows them all, if it can. */
function allOption(
  { text: typed, tournaments, tournamentCount }: SearchHitsState,
  today: string,
  navigation: Navigation,
): Option[] {
  const list = tournamentCount > tournaments.length && toListFilter(typed, tournaments, today);
  if (!list) return [];
  return [
    {
      id: 'all',
      label: 'Показать все в списке',
      run: () => navigation.toList(list.params, list.organizer),
    },
  ];
}

const COMING = 5;

/** What the box offers, by kind; only what there is something of. */
export function buildOptionGroups(
  commands: readonly Command[],
  finding: SearchHitsState,
  today: string,
  navigation: Navigation,
): OptionGroup[] {
  const isAsked = finding.text.trim() !== '';
  const shown = isAsked ? finding.tournaments : finding.tournaments.slice(0, COMING);
  return [
    { title: 'Действия', options: commands.map(commandOption) },
    {
      title: isAsked ? 'Турниры' : 'Ближайшие турниры',
      options: [
        ...shown.map((tournament) => toTournamentOption(tournament, today, navigation)),
        ...(isAsked ? allOption(finding, today, navigation) : []),
      ],
    },
    {
      title: 'Игроки',
      options: finding.players.map((player, index) =>
        toPlayerOption(player, index, today, navigation),
      ),
    },
  ].filter(({ options }) => options.length > 0);
}
