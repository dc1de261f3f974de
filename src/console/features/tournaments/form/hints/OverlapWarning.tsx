import { useMemo } from 'react';
import { findOverlaps } from '../../../../../domain/tournament/findOverlaps';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import type { TournamentValues } from '../../../../../domain/tournament/formValues';
import { useLoadedTournaments } from '../../../../api/tournaments/tournamentsApi';
import { useFormContext } from '../../../../forms/useFormContext';
import { OVERLAP_LABEL, OverlapText } from '../../../../ui/people/OverlapText';
import styles from './Hints.module.css';

/** Those that are listed. */
const MOST = 10;

type ClashNoteProps = {
  /** The id of the edited tournament. */
  exceptId?: number;
  /** Whether clashes are shown elsewhere, as beside the dates of a series. */
  isSilent?: boolean;
};

/**
 * COMFORT-26: warns of tournaments at the same time as the one in the form; it prevents nothing.
 */
export function OverlapWarning({ exceptId, isSilent = false }: ClashNoteProps) {
  const tournaments = useLoadedTournaments();
  const { date, start_time, end_time } = useFormContext<TournamentValues>().values;
  const sameDay = useMemo(
    () => tournaments.filter((tournament) => tournament.date === date),
    [tournaments, date],
  );
  const clashes = isSilent ? [] : findOverlaps(sameDay, start_time, end_time, exceptId);
  const [first, ...others] = clashes;
  return (
    // Rendered empty at full height: so its text is announced, and moves no field (SPEED-10).
    <div aria-live="polite" className={styles.clash}>
      {first && others.length === 0 && (
        <p className={styles.warning}>
          {OVERLAP_LABEL}
          <OverlapText clash={first} />
        </p>
      )}
      {first && others.length > 0 && <Clashes first={first} others={others} />}
    </div>
  );
}

type ClashesProps = { first: Tournament; others: readonly Tournament[] };

/** The first clash; the others are listed on demand. */
function Clashes({ first, others }: ClashesProps) {
  const more = others.length - MOST;
  return (
    <details className={styles.warning}>
      <summary>
        {OVERLAP_LABEL}
        <OverlapText clash={first} /> {`и\u00a0ещё\u00a0${others.length}`}
      </summary>
      <ul>
        {others.slice(0, MOST).map((clash) => (
          <li key={clash.id}>
            <OverlapText clash={clash} />
          </li>
        ))}
        {more > 0 && <li>{`и ещё ${more}`}</li>}
      </ul>
    </details>
  );
}
