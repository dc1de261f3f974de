import { useId, useState } from 'react';
import type { TrashedTournament } from '../../../../domain/editing/history';
import { formatDateTime } from '../../../../domain/dates/instants';
import { countTrashDaysLeft } from '../../../../domain/editing/trash';
import { hasServerId } from '../../../../domain/tournament/tournamentWire';
import { config } from '../../../config';
import { Button } from '../../../ui/controls/Button';
import { formatQuantity } from '../../../../domain/lib/formatQuantity';
import { useSingleFlight } from '../../../ui/loading/useSingleFlight';
import { TournamentLine } from '../display/TournamentLine';
import { TypeChip } from '../display/TypeChip';
import styles from './TrashRow.module.css';

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
export function TrashRow({ tournament, now, onRestore }: TrashRowProps) {
  const { tournament_type, deleted_at } = tournament;
  const factsId = useId();
  const [isBusy, setBusy] = useState(false);
  const restore = useSingleFlight(async () => {
    setBusy(true);
    await onRestore();
    setBusy(false);
  });
  return (
    <div className={styles.row}>
      <div id={factsId} className={styles.facts}>
        <TypeChip type={tournament_type} />
        <p>
          <TournamentLine tournament={tournament} />
        </p>
        <p className={styles.deleted}>
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
