import type { ReactNode } from 'react';
import styles from './SeasonStatsHeading.module.css';

export const SEASON_TITLE = 'Сезон в цифрах';

type SeasonHeadingProps = {
  /** What is loading, or which days are shown; it is read out when it changes. */
  note?: string | undefined;
  /** What stands at the other end of the line. */
  children?: ReactNode;
};

/** COMFORT-90: the title, and what is shown. */
export function SeasonStatsHeading({ note, children }: SeasonHeadingProps) {
  return (
    <div className={styles.heading}>
      <h1>{SEASON_TITLE}</h1>
      <p role="status">{note}</p>
      {children}
    </div>
  );
}
