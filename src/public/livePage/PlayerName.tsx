import type { LivePagePlayer } from '../../domain/play/livePage/livePagePlayers';

/**
 * A player's name, with the key by which the script finds the viewer (SEEN-3). It never changes the direction of text
 * around it.
 */
export const PlayerName = ({ player }: { player: LivePagePlayer }) => (
  <bdi data-player={player.key}>{player.name}</bdi>
);

/** Keeps «Анна К.» on one line among several names. */
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
