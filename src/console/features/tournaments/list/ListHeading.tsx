import type { ReactNode } from 'react';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import styles from './ListHeading.module.css';

type ListHeadingProps = {
  count?: number;
  foundCount?: number;
  note?: string | undefined;
  /** Content at the end of the line. */
  children?: ReactNode;
};

export const LIST_LOADING_TEXT = 'Загрузка турниров...';
export const TOURNAMENT_LIST_HINT_TEXT = 'Нажмите на строку, чтобы увидеть подробности';

/** Title, number of all or of matching tournaments, and a note (LIST-1, LIST-3). */
export function ListHeading({ count, foundCount, note, children }: ListHeadingProps) {
  const found = !foundCount
    ? ''
    : `Найдено: ${formatQuantity(foundCount, 'турнир', 'турнира', 'турниров')}`;
  return (
    <div className={styles.heading}>
      <h1>Турниры</h1>
      {count !== undefined && foundCount !== 0 && (
        <span className={styles.count}>{found || count}</span>
      )}
      {children}
      <p className={styles.note}>{note}</p>
      <p role="status" className="visuallyHidden">
        {found}
      </p>
    </div>
  );
}
