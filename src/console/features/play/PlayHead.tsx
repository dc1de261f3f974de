import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay, formatFullDay } from '../../../domain/dates/formatDays';
import { formatOrRaw } from '../../../domain/lib/formatOrRaw';
import { formatLevelRange } from '../../../domain/fields/level';
import { formatFee } from '../../../domain/fields/money';
import { formatTimeRange } from '../../../domain/dates/time';
import type { Tournament } from '../../../domain/tournament/tournament';
import { useAppSelector } from '../../hooks';
import { selectListPath } from '../../state/listAddress';
import { BackIcon } from '../../ui/icons/lazyIcons';
import styles from './PlayHead.module.css';

export const PLAY_TITLE = 'Проведение турнира';

/** Link to the list with its last filters (COMFORT-7). */
export function BackToList() {
  const listPath = useAppSelector(selectListPath);
  return (
    <Link
      className={styles.back}
      to={listPath}
      aria-label="Назад к турнирам"
      title="Назад к турнирам"
    >
      <BackIcon />
    </Link>
  );
}

/** Head of a play: the tournament and the link back (ROSTER-1). */
export function PlayHead({
  tournament,
  children,
}: {
  tournament: Tournament;
  children: ReactNode;
}) {
  const { date, start_time, end_time, level_from, level_to, tournament_type } = tournament;
  const facts = [
    `${formatOrRaw(date, (day) => formatFullDay(day).split(',')[0]!)}, ${formatTimeRange(start_time, end_time)}`,
    `уровень ${formatLevelRange(level_from, level_to)}`,
    formatFee(tournament.entry_fee),
  ];
  return (
    <header className={styles.head}>
      <BackToList />
      <div className={styles.titles}>
        <h1>
          <span className="visuallyHidden">{PLAY_TITLE}: </span>
          <bdi>{tournament_type}</bdi>, {formatOrRaw(date, formatDay)}
        </h1>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </header>
  );
}
