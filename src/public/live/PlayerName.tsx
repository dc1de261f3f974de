import type { LivePlayer } from '../../domain/play/live/livePeople';

/** SEEN-3: a player's name, by whose key the script finds who looks on; it turns no text around it. */
export const PlayerName = ({ player }: { player: LivePlayer }) => (
  <bdi data-player={player.key}>{player.name}</bdi>
);

/** «Игорь В., Ольга Т.» */
export const PlayerNames = ({ players }: { players: readonly LivePlayer[] }) =>
  players.map((player, index) => (
    <span key={player.key}>
      {index > 0 && ', '}
      <PlayerName player={player} />
    </span>
  ));
