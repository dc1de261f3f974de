import type { LivePagePlayer } from '../../domain/play/livePage/livePagePlayers';

/** SEEN-3: a player's name, by whose key the script finds who looks on; it turns no text around it. */
export const PlayerName = ({ player }: { player: LivePagePlayer }) => (
  <bdi data-player={player.key}>{player.name}</bdi>
);

/** «Анна К.» stays on one line where it is one of several. */
export const formatUnbreakableName = (name: string): string =>
  name.replace(/ (?=\S{1,4}\.$)/, '\u00a0');

/** «Игорь В., Ольга Т.» */
export const LivePlayerNames = ({ players }: { players: readonly LivePagePlayer[] }) =>
  players.map((player, index) => (
    <span key={player.key}>
      {index > 0 && ', '}
      <PlayerName player={{ ...player, name: formatUnbreakableName(player.name) }} />
    </span>
  ));
