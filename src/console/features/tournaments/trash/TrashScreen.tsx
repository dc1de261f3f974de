import { useNavigate } from 'react-router';
import { TRASH_DAYS } from '../../../../domain/history';
import { tournamentsApi } from '../../../api/tournamentsApi';
import { useListTrashQuery } from '../../../api/trashApi';
import { useAppSelector } from '../../../hooks';
import { selectListPath } from '../../../state/listAddress';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ScreenHead } from '../../../ui/ScreenHead';
import { plural } from '../../../../domain/plural';
import { TrashList } from './TrashList';
import styles from './TrashScreen.module.css';

const LOAD_ERROR = 'Ошибка загрузки корзины';
const KEPT = `Удалённые турниры хранятся здесь ${plural(TRASH_DAYS, 'день', 'дня', 'дней')}.`;

/** COMFORT-32: what was deleted, and can be restored. */
export function TrashScreen() {
  const navigate = useNavigate();
  const listPath = useAppSelector(selectListPath);
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useListTrashQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The list stays loaded: what is restored is there when one comes back.
  tournamentsApi.endpoints.listTournaments.useQuerySubscription();

  // What is on the screen keeps the line above it while it is loaded again.
  const problem = isFetching && !data ? undefined : error?.message;
  const retry = <Button onClick={() => void refetch()}>Повторить</Button>;
  return (
    <div className={styles.screen}>
      <ScreenHead title="Корзина" onBack={() => void navigate(listPath)}>
        {data && data.length > 0 && <span>{data.length}</span>}
        <p role="status" className={styles.note}>
          {data
            ? data.length > 0 && `${KEPT} Потом они исчезают навсегда.`
            : !problem && 'Загрузка корзины...'}
        </p>
      </ScreenHead>
      {!data && problem && (
        <div role="alert">
          <EmptyState title={LOAD_ERROR} text={problem}>
            {retry}
          </EmptyState>
        </div>
      )}
      {data && problem && (
        <Alert>
          Корзина не обновилась. <bdi>{problem}</bdi> {retry}
        </Alert>
      )}
      {data && data.length === 0 && (
        <EmptyState title="Корзина пуста" text={`${KEPT} Всё это время их можно восстановить.`} />
      )}
      {data && data.length > 0 && <TrashList trash={data} now={fulfilledTimeStamp ?? 0} />}
    </div>
  );
}
