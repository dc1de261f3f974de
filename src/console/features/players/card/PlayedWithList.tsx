import { Link } from 'react-router';
import { formatFullName } from '../../../../domain/play/people/names';
import type { CoPlayer } from '../../../../domain/players/playerWire';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { CardSection } from './CardSection';
import styles from './PlayedWithList.module.css';
import { getPlayerPath } from '../../../playerPaths';

const SHOWN_MAX = 5;

type PlayedWithListProps = { title: string; players: readonly CoPlayer[] };

/** The most frequent partners or opponents of a player (PLAYER-20). */
export function PlayedWithList({ title, players }: PlayedWithListProps) {
  if (players.length === 0) return null;
  return (
    <CardSection title={title}>
      <ol className={styles.list}>
        {players.slice(0, SHOWN_MAX).map((player) => (
          <li key={player.id}>
            <Link to={getPlayerPath(player.id)}>
              <bdi>{formatFullName(player)}</bdi>
            </Link>
            <span>{formatQuantity(player.times, 'матч', 'матча', 'матчей')}</span>
          </li>
        ))}
      </ol>
    </CardSection>
  );
}
