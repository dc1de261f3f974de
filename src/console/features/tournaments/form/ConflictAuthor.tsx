import { formatDateTime } from '../../../../domain/dates/instants';
import { useReadHistoryQuery } from '../../../api/tournaments/historyApi';
import { config } from '../../../config';
import styles from './ConflictPanel.module.css';

/** Author and time of the last saved change. The line stays empty if they do not load (TRUST-41). */
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
