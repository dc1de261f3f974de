import type { ReactNode } from 'react';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import styles from './PlayersHeading.module.css';

export const PLAYERS_TITLE = 'Игроки';

type PlayersHeadingProps = {
  count?: number;
  /** Number of matching players; undefined without a search or filter. */
  foundCount?: number | undefined;
  note?: string | undefined;
  /** Controls at the end of the line. */
  children?: ReactNode;
};

/** The title with the number of players, or of matching players (PLAYER-10). */
export function PlayersHeading({ count, foundCount, note, children }: PlayersHeadingProps) {
  const found = foundCount
    ? `Найдено: ${formatQuantity(foundCount, 'игрок', 'игрока', 'игроков')}`
    : '';
  return (
    <div className={styles.heading}>
      <h1>{PLAYERS_TITLE}</h1>
      <span className="quiet">{found || count}</span>
      <p role="status" className={note ? styles.note : 'visuallyHidden'}>
        {note ?? found}
      </p>
      {children}
    </div>
  );
}
