import { useNavigate } from 'react-router';
import { useReadCalendarAddressQuery } from '../../../api/tournaments/calendarApi';
import { tournamentsApi } from '../../../api/tournaments/tournamentsApi';
import { useAppSelector } from '../../../hooks';
import { selectListPath } from '../../../state/listAddress';
import { LoadError } from '../../../ui/feedback/LoadError';
import { ScreenHead } from '../../../ui/layout/ScreenHead';
import { CalendarAddressCard } from './CalendarAddressCard';
import styles from './SubscriptionScreen.module.css';

/** The season in users' own calendars, by an address that can be removed (COMFORT-48). */
export function SubscriptionScreen() {
  const navigate = useNavigate();
  const listPath = useAppSelector(selectListPath);
  const { currentData, error, isFetching, refetch } = useReadCalendarAddressQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  // The subscription keeps the list cached for the way back.
  tournamentsApi.endpoints.listTournaments.useQuerySubscription();

  const problem = isFetching ? undefined : error?.message;
  return (
    <div className={styles.screen}>
      <ScreenHead
        title="Календарь на устройстве"
        className={styles.head}
        onBack={() => void navigate(listPath)}
      >
        <p>
          Телефон или компьютер сам показывает турниры клуба в&nbsp;календаре и&nbsp;обновляет их:
          дата, время, уровень, взнос, организатор и&nbsp;число заявок. Имён и&nbsp;телефонов
          игроков в&nbsp;нём нет.
        </p>
      </ScreenHead>
      {currentData ? (
        <CalendarAddressCard address={currentData} />
      ) : problem ? (
        <LoadError title="Ошибка загрузки адреса" text={problem} onRetry={() => void refetch()} />
      ) : (
        <p role="status">Загрузка адреса...</p>
      )}
    </div>
  );
}
