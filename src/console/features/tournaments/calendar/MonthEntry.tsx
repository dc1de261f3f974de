import { NOTHING } from '../../../../domain/format';
import type { Tournament } from '../../../../domain/tournament';
import { useEntryAttributes } from './movingContext';
import { tintOf } from './tintOf';
import styles from './MonthEntry.module.css';

type MonthEntryProps = {
  tournament: Tournament;
  isPast: boolean;
  onOpen: (tournamentId: number) => void;
};

/** A tournament in a month's cell: one line of its start and organizer, in its type's colour. */
export function MonthEntry({ tournament, isPast, onOpen }: MonthEntryProps) {
  const { id, start_time, tournament_type, organizer_name } = tournament;
  const entryAttributes = useEntryAttributes(tournament);
  const organizer = organizer_name || NOTHING;
  return (
    <button
      type="button"
      {...entryAttributes}
      title={organizer}
      className={`${styles.entry} ${isPast ? styles.past : tintOf(tournament_type)}`}
      onClick={() => onOpen(id)}
    >
      <span className={styles.time}>{start_time || NOTHING}</span>{' '}
      <span className="visuallyHidden">{tournament_type}</span> <bdi>{organizer}</bdi>
    </button>
  );
}
