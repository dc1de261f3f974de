import { useListHistoryQuery } from '../../../../api/historyApi';
import { Alert } from '../../../../ui/Alert';
import { Button } from '../../../../ui/Button';
import { LongList } from '../../../../ui/LongList';
import { HistoryNote } from './HistoryNote';
import styles from './HistoryNotes.module.css';

/** COMFORT-33: the notes, newest first, while loading, loaded or failed. */
export function HistoryNotes({ tournamentId }: { tournamentId: number }) {
  const { currentData, error, isFetching, refetch } = useListHistoryQuery(tournamentId, {
    refetchOnMountOrArgChange: true,
  });
  // A refetch keeps the notes that are shown where they are.
  const problem = isFetching && !currentData ? undefined : error?.message;

  return (
    <div className={styles.notes}>
      {!currentData && !problem && <p role="status">Загрузка истории...</p>}
      {problem && (
        <Alert>
          История не загрузилась. <bdi>{problem}</bdi>{' '}
          <Button onClick={() => void refetch()}>Повторить</Button>
        </Alert>
      )}
      {currentData?.length === 0 && <p>Записей пока нет</p>}
      {currentData && currentData.length > 0 && (
        <LongList items={currentData} keyOf={({ id }) => id} label="История турнира">
          {(note) => <HistoryNote note={note} />}
        </LongList>
      )}
    </div>
  );
}
