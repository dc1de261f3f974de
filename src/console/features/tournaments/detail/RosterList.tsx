import { formatFullName } from '../../../../domain/play/people/names';
import { createAttendanceLookup } from '../../../../domain/play/roster/attendance';
import {
  countPeople,
  describePeople,
  formatPersonNote,
  toCountedPlay,
} from '../../../../domain/play/roster/people';
import { listRosterRows } from '../../../../domain/play/roster/rosterTable';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { useReadPlayQuery } from '../../../api/play/playApi';
import { RetryAlert } from '../../../ui/feedback/RetryAlert';
import { PlayerLevel } from './PlayerLevel';
import styles from './PeopleList.module.css';

/** The entries of a play below their counts: confirmed, waiting, and absent (ROSTER-44). */
export function RosterList({ tournament }: { tournament: Tournament }) {
  const query = useReadPlayQuery(tournament.id, { refetchOnMountOrArgChange: true });
  const { currentData: play, error, isFetching } = query;
  const problem = isFetching ? undefined : error?.message;
  if (!play)
    return (
      <div className={styles.nobody}>
        {problem ? (
          <RetryAlert
            text="Состав не загрузился."
            problem={problem}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <p role="status">Загрузка состава...</p>
        )}
      </div>
    );
  const counted = toCountedPlay(play);
  const attendanceOf = createAttendanceLookup(counted);
  const rows = listRosterRows(play).filter(
    ({ status }) => status === 'confirmed' || status === 'waiting',
  );
  const people = [
    ...rows.filter(({ number }) => number !== null),
    ...rows.filter(({ number }) => number === null),
  ];
  return (
    <>
      <p className={styles.count}>{describePeople(countPeople(counted))}</p>
      <ul className={`${styles.people} ${styles.short}`} tabIndex={0} aria-label="Состав">
        {people.map((entry) => (
          <li key={entry.id}>
            <div className={styles.line}>
              <strong>{formatFullName(entry)}</strong>
              <span className={styles.note}>
                {formatPersonNote(entry.status, attendanceOf(entry.id))}
              </span>
              <PlayerLevel level={entry.level} range={tournament} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
