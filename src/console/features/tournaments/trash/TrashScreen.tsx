import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { formatRecentMoment } from '../../../../domain/dates/moments';
import { TRASH_DAYS } from '../../../../domain/editing/history';
import { isServerUnreachable } from '../../../api/request/errorKinds';
import { SLOW_SERVER_TEXT, useHasSlowRequest } from '../../../api/request/slowRequests';
import { refetchList, useListTournamentsQuery } from '../../../api/tournaments/tournamentsApi';
import { useListTrashQuery } from '../../../api/tournaments/trashApi';
import { config } from '../../../config';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { selectListPath } from '../../../state/listAddress';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { LoadError } from '../../../ui/feedback/LoadError';
import { RetryAlert } from '../../../ui/feedback/RetryAlert';
import { ScreenHead } from '../../../ui/layout/ScreenHead';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { TrashList } from './TrashList';
import styles from './TrashScreen.module.css';

const LOAD_ERROR = 'Ошибка загрузки корзины';
const KEPT = `Удалённые турниры хранятся здесь ${formatQuantity(TRASH_DAYS, 'день', 'дня', 'дней')}.`;

/** Deleted tournaments that can be restored (COMFORT-32, COMFORT-75). */
export function TrashScreen() {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const listPath = useAppSelector(selectListPath);
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useListTrashQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The query keeps the list cached, so that it contains a restored tournament on the way back.
  const isListUnreachable = isServerUnreachable(useListTournamentsQuery().error);
  const hasSlowRequest = useHasSlowRequest();

  const onFound = useEffectEvent(() => isServerUnreachable(error) && void refetch());
  useEffect(() => {
    if (!isListUnreachable) onFound();
  }, [isListUnreachable]);

  // During a refetch the message stays above the shown rows.
  const problem = isFetching && !data ? undefined : error?.message;
  const loadedAt = formatRecentMoment(fulfilledTimeStamp ?? 0, Date.now(), config.timeZone);
  const isOffline = isListUnreachable || isServerUnreachable(error);
  const retry = () => {
    void refetch();
    if (isListUnreachable) void dispatch(refetchList());
  };
  return (
    <div>
      <ScreenHead title="Корзина" onBack={() => void navigate(listPath)}>
        {data && data.length > 0 && <span>{data.length}</span>}
        <p role="status" className={styles.note}>
          {data
            ? data.length > 0 && `${KEPT} Потом они исчезают навсегда.`
            : !problem && 'Загрузка корзины...'}
        </p>
      </ScreenHead>
      {!data && problem && <LoadError title={LOAD_ERROR} text={problem} onRetry={retry} />}
      {data && isOffline && (
        <RetryAlert problem={`Нет связи. Корзина от ${loadedAt}.`} onRetry={retry} />
      )}
      {data && !isOffline && (problem || hasSlowRequest) && (
        <RetryAlert
          text="Корзина не обновилась."
          problem={problem ?? SLOW_SERVER_TEXT}
          onRetry={retry}
        />
      )}
      {data && data.length === 0 && (
        <EmptyState title="Корзина пуста" text={`${KEPT} Всё это время их можно восстановить.`} />
      )}
      {data && data.length > 0 && <TrashList trash={data} now={fulfilledTimeStamp ?? 0} />}
    </div>
  );
}
