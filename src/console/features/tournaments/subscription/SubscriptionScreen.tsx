import { useNavigate } from 'react-router';
import { useReadCalendarAddressQuery } from '../../../api/calendarApi';
import { tournamentsApi } from '../../../api/tournamentsApi';
import { config } from '../../../config';
import { Button } from '../../../ui/Button';
import { BackIcon } from '../../../ui/icons';
import { Notice } from '../../../ui/Notice';
import { useListPath } from '../useListPath';
import { AddressPart } from './AddressPart';
import styles from './SubscriptionScreen.module.css';

const TITLE = 'Подписка на календарь';

/** COMFORT-48: the season in people's own calendars, at an address that can be withdrawn. */
export function SubscriptionScreen() {
  const navigate = useNavigate();
  const listPath = useListPath();
  const { currentData, error, isFetching, refetch } = useReadCalendarAddressQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The list stays loaded for whoever goes back to it.
  tournamentsApi.endpoints.listTournaments.useQuerySubscription();

  const problem = isFetching ? undefined : error?.message;
  return (
    <div className={styles.screen}>
      <title>{`${TITLE} · ${config.title}`}</title>
      <Button className={styles.back} onClick={() => void navigate(listPath)}>
        <BackIcon />
        Назад
      </Button>
      <h1>{TITLE}</h1>
      <p className={styles.lead}>
        Телефон или компьютер сам показывает турниры клуба в календаре и обновляет их: дата, время,
        уровень, взнос, организатор и число заявок. Имён и телефонов игроков в нём нет.
      </p>
      {currentData ? (
        <AddressPart address={currentData} />
      ) : problem ? (
        <div role="alert">
          <Notice title="Ошибка загрузки адреса" text={problem}>
            <Button onClick={() => void refetch()}>Повторить</Button>
          </Notice>
        </div>
      ) : (
        <p role="status">Загрузка адреса...</p>
      )}
    </div>
  );
}
