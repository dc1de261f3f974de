import type { ReactNode } from 'react';
import styles from './SeasonStatsHeading.module.css';

export const SEASON_TITLE = 'Сезон в цифрах';

type SeasonHeadingProps = {
  /** The loading state, or the days of the period; changes are announced. */
  note?: string | undefined;
  /** Controls at the end of the line. */
  children?: ReactNode;
};

export function SeasonStatsHeading({ note, children }: SeasonHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{SEASON_TITLE}</h1>
      <p role="status">{note}</p>
      {children}
    </div>
  );
}
