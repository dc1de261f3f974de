import type { LivePagePlayer } from '../../domain/play/livePage/livePagePlayers';
import { PlayerName } from './PlayerName';
import { formatPlayersTitle } from './titles';

/** Names that fit a board in larger letters. */
const FEW = 16;

/** The players, before any round is drawn (SEEN-3). */
export const LivePlayerList = ({ players }: { players: readonly LivePagePlayer[] }) => (
  <section className={players.length > FEW ? 'players' : 'players few'}>
    <h2>{formatPlayersTitle(players.length)}</h2>
    <ul>
      {players.map((player) => (
        <li key={player.key}>
          <PlayerName player={player} />
        </li>
      ))}
    </ul>
  </section>
);
