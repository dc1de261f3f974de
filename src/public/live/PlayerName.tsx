import type { LivePlayer } from '../../domain/play/live/livePeople';

/** SEEN-3: a player's name, by whose key the script finds who looks on. */
export const PlayerName = ({ player }: { player: LivePlayer }) => (
  <span data-player={player.key}>{player.name}</span>
);

/** «Игорь В., Ольга Т.» */
export const PlayerNames = ({ players }: { players: readonly LivePlayer[] }) =>
  players.map((player, index) => (
    <span key={player.key}>
      {index > 0 && ', '}
      <PlayerName player={player} />
    </span>
  ));
