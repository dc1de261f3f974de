import { TOURNAMENT_FIELDS } from '../../../../../domain/tournament/tournamentFields';
import type { ChangeKind, HistoryEntry } from '../../../../../domain/editing/history';
import { formatDateTime } from '../../../../../domain/dates/instants';
import { config } from '../../../../config';
import { formatField } from '../../display/formatField';
import styles from './HistoryLine.module.css';

const NAMES: Record<ChangeKind, string> = {
  created: 'Создан',
  updated: 'Изменён',
  deleted: 'Удалён',
  restored: 'Восстановлен',
  purged: 'Удалён навсегда',
};

/** One history entry; an edit shows the old and new value of each field (COMFORT-33). */
export function HistoryLine({ note }: { note: HistoryEntry }) {
  const { kind, at, username, changes } = note;
  return (
    <>
      <p className={styles.head}>
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
        <dl className={styles.changes}>
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
