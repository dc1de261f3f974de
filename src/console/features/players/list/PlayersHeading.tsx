import type { ReactNode } from 'react';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import styles from './PlayersHeading.module.css';

export const PLAYERS_TITLE = 'Игроки';

type PlayersHeadingProps = {
  count?: number;
  /** Where only some are shown. */
  foundCount?: number | undefined;
  note?: string | undefined;
  /** What stands at the other end of the line. */
  children?: ReactNode;
};

/** PLAYER-10: the title, with how many there are or were found. */
export function PlayersHeading({ count, foundCount, note, children }: PlayersHeadingProps) {
  const found = foundCount
    ? `Найдено: ${formatQuantity(foundCount, 'игрок', 'игрока', 'игроков')}`
    : '';
  return (
    <div className={styles.heading}>
      <h1>{PLAYERS_TITLE}</h1>
      <span className={styles.count}>{found || count}</span>
      <p role="status" className={note ? styles.note : 'visuallyHidden'}>
        {note ?? found}
      </p>
      {children}
    </div>
  );
}
