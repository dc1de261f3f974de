import { useMemo } from 'react';
import { findOverlaps } from '../../../../../domain/tournament/findOverlaps';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import type { TournamentFormValues } from '../../../../../domain/tournament/formValues';
import { useLoadedTournaments } from '../../../../api/tournaments/tournamentsApi';
import { useFormContext } from '../../../../forms/useFormContext';
import { OVERLAP_LABEL, OverlapText } from '../../../../ui/people/OverlapText';
import styles from './Hints.module.css';

/** Maximum number of listed overlaps. */
const MOST = 10;

type OverlapWarningProps = {
  /** Id of the edited tournament, which cannot overlap itself. */
  exceptId?: number;
  /** True when overlaps are shown elsewhere, as next to the dates of a series. */
  isSilent?: boolean;
};

/** Warns about tournaments at the same time; saving is still possible (COMFORT-26). */
export function OverlapWarning({ exceptId, isSilent = false }: OverlapWarningProps) {
  const tournaments = useLoadedTournaments();
  const { date, start_time, end_time } = useFormContext<TournamentFormValues>().values;
  const sameDay = useMemo(
    () => tournaments.filter((tournament) => tournament.date === date),
    [tournaments, date],
  );
  const overlaps = isSilent ? [] : findOverlaps(sameDay, start_time, end_time, exceptId);
  const [first, ...others] = overlaps;
  return (
    // The empty element keeps its full height, so that a later text is announced and moves no field (SPEED-10).
    <div aria-live="polite" className={styles.overlap}>
      {first && others.length === 0 && (
        <p className={styles.warning}>
          {OVERLAP_LABEL}
          <OverlapText overlap={first} />
        </p>
      )}
      {first && others.length > 0 && <Overlaps first={first} others={others} />}
    </div>
  );
}

/** The first overlap; a button lists the others. */
function Overlaps({ first, others }: { first: Tournament; others: readonly Tournament[] }) {
  const more = others.length - MOST;
  return (
    <details className={styles.warning}>
      <summary>
        {OVERLAP_LABEL}
        <OverlapText overlap={first} /> {`и\u00a0ещё\u00a0${others.length}`}
      </summary>
      <ul>
        {others.slice(0, MOST).map((overlap) => (
          <li key={overlap.id}>
            <OverlapText overlap={overlap} />
          </li>
        ))}
        {more > 0 && <li>{`и ещё ${more}`}</li>}
      </ul>
    </details>
  );
}
