import type { LivePagePlayer } from '../../domain/play/livePage/livePagePlayers';
import type { CourtMove } from '../../domain/play/rounds/courtMoves';

type PlayerNameProps = {
  player: LivePagePlayer;
  /** The style sheet shows it as an arrow (DRAW-32). */
  move?: CourtMove | undefined;
};

/**
 * A player's name, with the key by which the script finds the viewer (SEEN-3). `bdi` isolates the direction of the
 * name's letters from the text around it.
 */
export const PlayerName = ({ player, move }: PlayerNameProps) => (
  <bdi data-player={player.key} data-move={move}>
    {player.name}
  </bdi>
);

/** Keeps «Анна К.» on one line among several names. */
export const formatUnbreakableName = (name: string): string =>
  name.replace(/ (?=\S{1,4}\.$)/, '\u00a0');

/** The names of players, such as «Игорь В., Ольга Т.» */
export const LivePlayerNames = ({ players }: { players: readonly LivePagePlayer[] }) =>
  players.map((player, index) => (
    <span key={player.key}>
      {index > 0 && ', '}
      <PlayerName player={{ ...player, name: formatUnbreakableName(player.name) }} />
    </span>
  ));
