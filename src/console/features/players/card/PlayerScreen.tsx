import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { formatFullName } from '../../../../domain/play/people/names';
import { MISSING_FACT_TEXT } from '../../../../domain/lib/formatOrRaw';
import { useReadPlayerQuery } from '../../../api/players/playersApi';
import { PLAYERS_SCREEN_PATH } from '../../../playerPaths';
import { Button } from '../../../ui/controls/Button';
import { LoadError } from '../../../ui/feedback/LoadError';
import { RetryAlert } from '../../../ui/feedback/RetryAlert';
import { ScreenHead } from '../../../ui/layout/ScreenHead';
import { isOpenedFromPlayers } from '../fromPlayers';
import { CorrectPlayerDialog } from './CorrectPlayerDialog';
import { PlayerCardBody } from './PlayerCardBody';
import styles from './PlayerScreen.module.css';

const TITLE = 'Карточка игрока';
const MISSING = 404;

/** A player's card with all data of the club (PLAYER-20). */
export function PlayerScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const { currentData, error, refetch } = useReadPlayerQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  const [isCorrecting, setCorrecting] = useState(false);
  const isMissing = error !== undefined && 'status' in error && error.status === MISSING;
  // Once a player is forgotten, the page no longer shows the name (PLAYER-80).
  const card = isMissing ? undefined : currentData;
  const goBack = () =>
    void (isOpenedFromPlayers(state) ? navigate(-1) : navigate(PLAYERS_SCREEN_PATH));
  const retry = () => void refetch();
  return (
    <div className={styles.screen}>
      <ScreenHead title={card ? formatFullName(card) || MISSING_FACT_TEXT : TITLE} onBack={goBack}>
        {!card && !error && <p role="status">Загрузка карточки...</p>}
        {card && <Button onClick={() => setCorrecting(true)}>Исправить</Button>}
      </ScreenHead>
      {isMissing && (
        <LoadError
          title="Игрок не найден"
          text="Его объединили с другим или забыли. Найдите его в списке игроков."
        />
      )}
      {error && !currentData && !isMissing && (
        <LoadError title="Ошибка загрузки игрока" text={error.message} onRetry={retry} />
      )}
      {card && (
        <>
          {error && (
            <RetryAlert
              text="Карточка не обновилась."
              problem={error.message ?? ''}
              onRetry={retry}
            />
          )}
          <PlayerCardBody key={card.id} card={card} />
          {isCorrecting && <CorrectPlayerDialog card={card} onClose={() => setCorrecting(false)} />}
        </>
      )}
    </div>
  );
}
