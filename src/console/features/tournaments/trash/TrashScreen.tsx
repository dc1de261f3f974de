import { useNavigate } from 'react-router';
import { TRASH_DAYS } from '../../../../domain/history';
import { tournamentsApi } from '../../../api/tournamentsApi';
import { useListTrashQuery } from '../../../api/trashApi';
import { config } from '../../../config';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { BackIcon } from '../../../ui/icons';
import { Notice } from '../../../ui/Notice';
import { plural } from '../../../ui/typography';
import { useListPath } from '../useListPath';
import { TrashList } from './TrashList';
import styles from './TrashScreen.module.css';

const TITLE = 'Корзина';
const LOAD_ERROR = 'Ошибка загрузки корзины';
const KEPT = `Удалённые турниры хранятся здесь ${plural(TRASH_DAYS, 'день', 'дня', 'дней')}.`;

/** COMFORT-32: what was deleted, and can be restored. */
export function TrashScreen() {
  const navigate = useNavigate();
  const listPath = useListPath();
  const { data, error, isFetching, fulfilledTimeStamp, refetch } = useListTrashQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The list stays loaded: what is restored is there when one comes back.
  tournamentsApi.endpoints.listTournaments.useQuerySubscription();

  const problem = isFetching ? undefined : error?.message;
  const retry = <Button onClick={() => void refetch()}>Повторить</Button>;
  return (
    <div className={styles.screen}>
      <title>{`${TITLE} · ${config.title}`}</title>
      <Button className={styles.back} onClick={() => void navigate(listPath)}>
        <BackIcon />
        Назад
      </Button>
      <div className={styles.heading}>
        <h1>{TITLE}</h1>
        {data && data.length > 0 && <span>{data.length}</span>}
        <p role="status">
          {data
            ? data.length > 0 && `${KEPT} Потом они исчезают навсегда.`
            : !problem && 'Загрузка корзины...'}
        </p>
      </div>
      {!data && problem && (
        <div role="alert">
          <Notice title={LOAD_ERROR} text={problem}>
            {retry}
          </Notice>
        </div>
      )}
      {data && problem && (
        <Alert>
          Корзина не обновилась. <bdi>{problem}</bdi> {retry}
        </Alert>
      )}
      {data && data.length === 0 && (
        <Notice title="Корзина пуста" text={`${KEPT} Всё это время их можно восстановить.`} />
      )}
      {data && data.length > 0 && <TrashList trash={data} now={fulfilledTimeStamp ?? 0} />}
    </div>
  );
}
