import { isServerUnreachable } from '../../api/request/errorKinds';
import { useListPlayersQuery } from '../../api/players/playersApi';
import { SLOW_SERVER_TEXT, useHasSlowRequest } from '../../api/request/slowRequests';
import { config } from '../../config';
import { BallIcon } from '../../ui/icons/icons';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { LoadError } from '../../ui/feedback/LoadError';
import { RetryAlert } from '../../ui/feedback/RetryAlert';
import { PlayersPanel } from './list/PlayersPanel';
import { PlayersHeading, PLAYERS_TITLE } from './list/PlayersHeading';

const LOAD_ERROR = 'Ошибка загрузки игроков';

/** All players who have ever played or applied (PLAYER-10 to PLAYER-14). */
export function PlayersScreen() {
  const { currentData, error, refetch } = useListPlayersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const hasSlowRequest = useHasSlowRequest();
  const problem = error?.message ?? (currentData && hasSlowRequest ? SLOW_SERVER_TEXT : undefined);
  const retry = () => void refetch();
  return (
    <div>
      <title>{`${PLAYERS_TITLE} · ${config.title}`}</title>
      {!currentData && (
        <>
          <PlayersHeading note={problem ? undefined : 'Загрузка игроков...'} />
          {problem && <LoadError title={LOAD_ERROR} text={problem} onRetry={retry} />}
        </>
      )}
      {currentData?.length === 0 && (
        <>
          <PlayersHeading />
          <EmptyState
            picture={<BallIcon />}
            title="Игроков пока нет"
            text="Они появятся с первыми заявками и составами"
          />
        </>
      )}
      {currentData && currentData.length > 0 && (
        <PlayersPanel players={currentData}>
          {problem && (
            <RetryAlert
              text={isServerUnreachable(error) ? undefined : 'Список не обновился.'}
              problem={problem}
              onRetry={retry}
            />
          )}
        </PlayersPanel>
      )}
    </div>
  );
}
