import { useEffect, useLayoutEffect, useRef, useId, useState } from 'react';
import type { TrashedTournament } from '../../../../domain/editing/history';
import { useAppDispatch } from '../../../hooks';
import { LongList } from '../../../ui/tables/LongList';
import { paths } from '../../../paths';
import { tournamentsAdded } from '../../../state/listSlice';
import { useScrollElement } from '../../../ui/layout/shellContext';
import { restoreTournaments } from '../toasts/toastActions';
import { formatDateTime } from '../../../../domain/dates/instants';
import { countTrashDaysLeft } from '../../../../domain/editing/trash';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { config } from '../../../config';
import { Button } from '../../../ui/controls/Button';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import { TournamentLine } from '../display/TournamentLine';
import { TypeChip } from '../display/TypeChip';
import rowStyles from './TrashRow.module.css';
import styles from './TrashScreen.module.css';

const RESTORE = 'Восстановить';
const RESTORING = 'Восстановление...';

/** Remaining time as a text; empty when `days` is null. */
function formatRemaining(days: number | null): string {
  if (days === null) return '';
  return days > 0
    ? ` · хранится ещё ${formatQuantity(days, 'день', 'дня', 'дней')}`
    : ' · срок хранения вышел';
}

type TrashRowProps = {
  tournament: TrashedTournament;
  /** Time of the trash's load, ms since the epoch. */
  now: number;
  onRestore: () => Promise<void>;
};

/** A deleted tournament with its time of deletion, its remaining time, and a button to restore it (COMFORT-32). */
function TrashRow({ tournament, now, onRestore }: TrashRowProps) {
  const { tournament_type, deleted_at } = tournament;
  const factsId = useId();
  const [isBusy, setBusy] = useState(false);
  const restore = useSingleFlight(async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  });
  return (
    <div className={rowStyles.row}>
      <div id={factsId} className={rowStyles.facts}>
        <TypeChip type={tournament_type} />
        <p>
          <TournamentLine tournament={tournament} />
        </p>
        <p className={rowStyles.deleted}>
          Удалён <bdi>{formatDateTime(deleted_at, config.timeZone)}</bdi>
          {formatRemaining(countTrashDaysLeft(deleted_at, now))}
        </p>
      </div>
      <Button
        aria-describedby={factsId}
        otherLabel={isBusy ? RESTORE : RESTORING}
        disabled={!hasServerId(tournament)}
        onClick={restore}
      >
        {isBusy ? RESTORING : RESTORE}
      </Button>
    </div>
  );
}

type TrashListProps = {
  trash: TrashedTournament[];
  /** Time of the trash's load, ms since the epoch. */
  now: number;
};

/** Deleted tournaments, the latest deletion first (COMFORT-32). */
export function TrashList({ trash, now }: TrashListProps) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLDivElement>(null);
  const restored = useRef<number | null>(null);
  const content = useScrollElement();

  // The pressed button has disappeared, so the row in its place gets the focus.
  useEffect(() => {
    const index = restored.current;
    if (index === null || document.activeElement !== document.body) return;
    restored.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    [...buttons].at(Math.min(index, buttons.length - 1))?.focus();
  }, [trash]);

  // When the last row disappears, no row can get the focus.
  useLayoutEffect(() => {
    const left = list.current;
    return () => {
      if (left?.contains(document.activeElement)) content?.focus();
    };
  }, [content]);

  const handleRestore = async (tournament: TrashedTournament) => {
    restored.current = trash.indexOf(tournament);
    const ids = await dispatch(restoreTournaments([tournament.id]));
    if (ids.length > 0 && location.pathname === paths.trash) dispatch(tournamentsAdded(ids));
  };

  return (
    <div ref={list} className={styles.list}>
      <LongList items={trash} getKey={({ id }) => id} label="Удалённые турниры">
        {(tournament) => (
          <TrashRow tournament={tournament} now={now} onRestore={() => handleRestore(tournament)} />
        )}
      </LongList>
    </div>
  );
}
