import { useReadHistoryQuery } from '../../../../api/historyApi';
import { RetryAlert } from '../../../../ui/RetryAlert';
import { LongList } from '../../../../ui/LongList';
import { HistoryLine } from './HistoryNote';
import styles from './HistoryNotes.module.css';

/** COMFORT-33: the notes, newest first, while loading, loaded or failed. */
export function HistoryLines({ tournamentId }: { tournamentId: number }) {
  const { currentData, error, isFetching, refetch } = useReadHistoryQuery(tournamentId, {
    refetchOnMountOrArgChange: true,
  });
  // A refetch keeps the notes that are shown where they are.
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
        <LongList items={currentData} keyOf={({ id }) => id} label="История турнира">
          {(note) => <HistoryLine note={note} />}
        </LongList>
      )}
    </div>
  );
}
