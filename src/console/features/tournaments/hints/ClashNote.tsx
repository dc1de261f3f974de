import { useMemo } from 'react';
import { clashesIn } from '../../../../domain/clash';
import type { Tournament } from '../../../../domain/tournament';
import type { TournamentValues } from '../../../../domain/values';
import { useFormState } from '../../../forms/useFormState';
import { CLASHING, ClashText } from '../../../ui/ClashText';
import { useTournaments } from './useTournaments';
import styles from './Hints.module.css';

const MOST = 3;

/**
 * COMFORT-26: what goes on at the same time as the tournament in the form around it; a warning that
 * forbids nothing.
 * @param exceptId the tournament that is edited
 */
export function ClashNote({ exceptId }: { exceptId?: number }) {
  const tournaments = useTournaments();
  const { date, start_time, end_time } = useFormState<TournamentValues>().values;
  const sameDay = useMemo(
    () => tournaments.filter((tournament) => tournament.date === date),
    [tournaments, date],
  );
  const clashes = clashesIn(sameDay, start_time, end_time, exceptId);
  return (
    // There before its text, which is then read out.
    <div aria-live="polite" className={styles.row}>
      {clashes.length > 0 && (
        <div className={styles.warning}>
          {CLASHING}
          {clashes.length === 1 ? (
            <ClashText clash={clashes[0]!} />
          ) : (
            <ClashList clashes={clashes} />
          )}
        </div>
      )}
    </div>
  );
}

function ClashList({ clashes }: { clashes: readonly Tournament[] }) {
  const more = clashes.length - MOST;
  return (
    <ul>
      {clashes.slice(0, MOST).map((clash) => (
        <li key={clash.id}>
          <ClashText clash={clash} />
        </li>
      ))}
      {more > 0 && <li>{`и ещё ${more}`}</li>}
    </ul>
  );
}
