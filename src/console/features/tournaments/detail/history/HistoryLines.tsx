import { useReadHistoryQuery } from '../../../../api/tournaments/historyApi';
import { RetryAlert } from '../../../../ui/feedback/RetryAlert';
import { LongList } from '../../../../ui/tables/LongList';
import { HistoryLine } from './HistoryLine';
import styles from './HistoryLines.module.css';

/** The history, newest first, in its states: loading, loaded or failed (COMFORT-33). */
export function HistoryLines({ tournamentId }: { tournamentId: number }) {
  const { currentData, error, isFetching, refetch } = useReadHistoryQuery(tournamentId, {
    refetchOnMountOrArgChange: true,
  });
  // During a refetch the shown entries stay in place.
  const problem = isFetching && !currentData ? undefined : error?.message;

  return (
    <div className={styles.notes}>
      {!currentData && !problem && <p role="status">Загрузка истории...</p>}
      {problem && (
        <RetryAlert
          text="История не загрузилась."
          problem={problem}
          onRetry={() => void refetch()}
        />
      )}
      {currentData?.length === 0 && <p>Записей пока нет</p>}
      {currentData && currentData.length > 0 && (
        <LongList items={currentData} getKey={({ id }) => id} label="История турнира">
          {(note) => <HistoryLine note={note} />}
        </LongList>
      )}
    </div>
  );
}
