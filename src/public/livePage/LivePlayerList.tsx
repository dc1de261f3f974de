import type { LivePageView } from '../../domain/play/livePage/livePageView';
import { PlayerName } from './PlayerName';

/** Maximum number of names that a board shows in larger letters. */
const FEW = 16;

/** The list of players before the first round is drawn (SEEN-3). */
export const LivePlayerList = ({ players, playing }: Pick<LivePageView, 'players' | 'playing'>) => (
  <section className={players.length > FEW ? 'players' : 'players few'}>
    <h2>{playing || 'Игроков пока нет'}</h2>
    <ul>
      {players.map((player) => (
        <li key={player.key}>
          <PlayerName player={player} />
        </li>
      ))}
    </ul>
  </section>
);
