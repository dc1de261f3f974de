import { useReadHistoryQuery } from '../../../../api/tournaments/historyApi';
import { RetryAlert } from '../../../../ui/feedback/RetryAlert';
import { LongList } from '../../../../ui/tables/LongList';
import { TOURNAMENT_FIELDS } from '../../../../../domain/tournament/tournamentFields';
import type { ChangeKind, HistoryEntry } from '../../../../../domain/editing/history';
import { formatDateTime } from '../../../../../domain/dates/instants';
import { config } from '../../../../config';
import { formatField } from '../../display/formatField';
import lineStyles from './HistoryLine.module.css';
import styles from './HistoryLines.module.css';

const NAMES: Record<ChangeKind, string> = {
  created: 'Создан',
  updated: 'Изменён',
  deleted: 'Удалён',
  restored: 'Восстановлен',
  purged: 'Удалён навсегда',
};

/** One history entry; an edit shows the old and new value of each field (COMFORT-33). */
function HistoryLine({ note }: { note: HistoryEntry }) {
  const { kind, at, username, changes } = note;
  return (
    <>
      <p className={lineStyles.head}>
        <strong>{NAMES[kind]}</strong>{' '}
        <span>
          <bdi>{formatDateTime(at, config.timeZone)}</bdi>
          {username && (
            <>
              {' · '}
              <bdi>{username}</bdi>
            </>
          )}
        </span>
      </p>
      {kind === 'updated' && (
        <dl className={lineStyles.changes}>
          {changes.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{TOURNAMENT_FIELDS[field].label}</dt>
              <dd>
                <del>
                  <span className="visuallyHidden">Было: </span>
                  <bdi>{formatField(field, from)}</bdi>
                </del>{' '}
                <span aria-hidden="true">→</span>{' '}
                <ins>
                  <span className="visuallyHidden">Стало: </span>
                  <bdi>{formatField(field, to)}</bdi>
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

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
