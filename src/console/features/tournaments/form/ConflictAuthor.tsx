import { formatDateTime } from '../../../../domain/dates/instants';
import { useReadHistoryQuery } from '../../../api/tournaments/historyApi';
import { config } from '../../../config';
import styles from './ConflictPanel.module.css';

/** Author and time of the last saved change. If loading fails, the line stays empty (TRUST-41). */
export function ConflictAuthor({ tournamentId }: { tournamentId: number }) {
  const { currentData } = useReadHistoryQuery(tournamentId, { refetchOnMountOrArgChange: true });
  const last = currentData?.find(({ kind }) => kind === 'updated');
  return (
    <p className={styles.author}>
      {last && (
        <>
          Последнее изменение: <bdi>{formatDateTime(last.at, config.timeZone)}</bdi>
          {last.username && (
            <>
              {' · '}
              <bdi>{last.username}</bdi>
            </>
          )}
        </>
      )}
    </p>
  );
}
