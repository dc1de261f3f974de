import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { createPlayerFinder } from '../../../../domain/players/createPlayerFinder';
import { listDoubtfulPlayers } from '../../../../domain/players/list/namesakes';
import { queryPlayers } from '../../../../domain/players/list/queryPlayers';
import type { Player } from '../../../../domain/players/playerWire';
import { getPlayerPath } from '../../../playerPaths';
import { getNavigationPerson } from '../../../state/soughtPerson';
import { Button } from '../../../ui/controls/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useToday } from '../../../ui/time/useToday';
import { OutdatedPlayersBanner } from './OutdatedPlayersBanner';
import { PlayersHeading } from './PlayersHeading';
import { PlayerTable } from './PlayerTable';
import { PlayersTools } from './PlayersTools';
import { usePlayersParams } from './usePlayersParams';

type PlayersResultProps = {
  players: readonly Player[];
  /** Content above the list. */
  children?: ReactNode;
};

/** Redirects to the card of the player in the navigation state, or to a search for the name (PLAYER-26). */
export function PlayersPanel(props: PlayersResultProps) {
  const { state } = useLocation() as { state: unknown };
  const person = getNavigationPerson(state);
  const known = person && createPlayerFinder(props.players)(person);
  if (known) return <Navigate to={getPlayerPath(known.id)} replace />;
  if (person) return <Navigate to={{ search: `?q=${encodeURIComponent(person.name)}` }} replace />;
  return <PlayersShown {...props} />;
}

function PlayersShown({ players, children }: PlayersResultProps) {
  const { view, choose, reset } = usePlayersParams();
  const today = useToday();
  // The list is searched after the typed text is painted.
  const text = useDeferredValue(view.text);
  const { filter, column, isDescending } = view;
  const found = useMemo(
    () => queryPlayers(players, { text, filter, column, isDescending }, today),
    [players, text, filter, column, isDescending, today],
  );
  const doubtfulIds = useMemo(
    () => new Set(listDoubtfulPlayers(players).map(({ id }) => id)),
    [players],
  );
  const outdated = useMemo(() => players.filter((one) => one.isOutdated).length, [players]);
  const isNarrowed = text.trim() !== '' || filter !== '';
  return (
    <>
      <PlayersHeading count={players.length} foundCount={isNarrowed ? found.length : undefined}>
        <PlayersTools view={view} hasOutdated={outdated > 0} onChoose={choose} />
      </PlayersHeading>
      {children}
      {outdated > 0 && (
        <OutdatedPlayersBanner
          count={outdated}
          onShow={filter === 'outdated' ? undefined : () => choose({ filter: 'outdated' })}
        />
      )}
      {found.length === 0 ? (
        <div role="status">
          <EmptyState title="Игроки не найдены" text="Измените поиск или покажите всех">
            <Button onClick={reset}>Показать всех</Button>
          </EmptyState>
        </div>
      ) : (
        <PlayerTable players={found} doubtfulIds={doubtfulIds} view={view} onChoose={choose} />
      )}
    </>
  );
}
