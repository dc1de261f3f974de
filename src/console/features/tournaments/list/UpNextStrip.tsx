import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatTimeRange } from '../../../../domain/dates/time';
import type { Tournament } from '../../../../domain/tournament/tournament';
import { formatUpNextTournament, findUpNext } from '../../../../domain/list/upNext';
import { config } from '../../../config';
import { useAppDispatch, useAppSelector } from '../../../hooks';
import { getPlayPath } from '../../../paths';
import { hasFeature } from '../../../serverFeatures';
import { selectPlaySummaries } from '../../../api/play/cachedPlaySummaries';
import { dialogOpened } from '../../../state/dialogSlice';
import { toastShown } from '../../../state/toastsSlice';
import { Button } from '../../../ui/controls/Button';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { useMinute } from '../../../ui/time/useMinute';
import { formatTurnout } from '../display/formatTurnout';
import { TypeChip } from '../display/TypeChip';
import { PrintSheet } from '../../../ui/layout/PrintSheet';
import { PrintedTournament } from '../exporting/PrintedTournament';
import { CHAT_LABEL, useCopyText } from '../../../ui/dialogs/useCopyText';
import styles from './UpNextStrip.module.css';

type UpNextStripProps = {
  /** Coming tournaments by date and time. */
  coming: readonly Tournament[];
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** The next tournament of today or tomorrow, with its most needed actions (DESK-4, ROSTER-17). */
export function UpNextStrip({ coming, today }: UpNextStripProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const plays = useAppSelector(selectPlaySummaries);
  const isFinished = (tournamentId: number) => plays?.[tournamentId]?.finished ?? false;
  const next = findUpNext(coming, today, useMinute(), config.timeZone, isFinished);
  const [isPrinting, setPrinting] = useState(false);
  const { copyAnnouncement, copyDialog } = useCopyText((toast) => dispatch(toastShown(toast)));

  useEffect(() => {
    if (!isPrinting) return undefined;
    const stopPrinting = () => setPrinting(false);
    addEventListener('afterprint', stopPrinting);
    // The timer leaves the effect: printing renders the sheet synchronously, which React does not allow there.
    const timer = setTimeout(() => print());
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', stopPrinting);
    };
  }, [isPrinting]);

  if (!next) return null;
  const { tournament, isToday, otherCount } = next;
  const { id, start_time, end_time } = tournament;

  return (
    <section className={styles.strip} aria-label="Ближайший турнир">
      <p className={styles.facts}>
        <strong>
          {isToday ? 'Сегодня' : 'Завтра'} {formatTimeRange(start_time, end_time)}
        </strong>
        <TypeChip type={tournament.tournament_type} />
        <span>{formatTurnout(tournament, plays?.[id]?.people)}</span>
        <span className="quiet">{formatUpNextTournament(next)}</span>
        {otherCount > 0 && (
          <span className="quiet">
            {`и ещё ${formatQuantity(otherCount, 'турнир', 'турнира', 'турниров')}`}
          </span>
        )}
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => copyAnnouncement(tournament, plays?.[id]?.playing)}>
          {CHAT_LABEL}
        </Button>
        <Button className={styles.print} onClick={() => setPrinting(true)}>
          Печать
        </Button>
        <Button
          kind={hasFeature('play') ? 'plain' : 'primary'}
          onClick={() => dispatch(dialogOpened({ kind: 'detail', tournamentId: id }))}
        >
          Подробности
        </Button>
        {hasFeature('play') && (
          <Button kind="primary" onClick={() => void navigate(getPlayPath(id))}>
            {isFinished(id) ? 'Итог' : 'Провести'}
          </Button>
        )}
      </div>
      {isPrinting && (
        <PrintSheet>
          <PrintedTournament tournament={tournament} />
        </PrintSheet>
      )}
      {copyDialog}
    </section>
  );
}
