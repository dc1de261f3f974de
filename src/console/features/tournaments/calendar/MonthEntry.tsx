import { MISSING_TEXT } from '../../../../domain/format';
import type { Tournament } from '../../../../domain/tournament';
import { applicationsText } from '../display/applicationsText';
import { EntryFacts } from './EntryFacts';
import { useEntryAttributes } from './movingContext';
import { tintOf } from './tintOf';
import styles from './MonthEntry.module.css';

type MonthEntryProps = {
  tournament: Tournament;
  isPast: boolean;
  /** Whether there is room for a second line. */
  isWhole: boolean;
  onOpen: (tournamentId: number) => void;
};

/** A tournament in a month's cell, in its type's colour: its start and organizer, and its facts where there is room. */
export function MonthEntry({ tournament, isPast, isWhole, onOpen }: MonthEntryProps) {
  const { id, start_time, tournament_type, organizer_name } = tournament;
  const entryAttributes = useEntryAttributes(tournament);
  const organizer = organizer_name || MISSING_TEXT;
  return (
    <button
      type="button"
      {...entryAttributes}
      title={`${organizer}, ${applicationsText(tournament)}`}
      data-whole={isWhole ? '' : undefined}
      className={`${styles.entry} ${isPast ? styles.past : tintOf(tournament_type)}`}
      onClick={() => onOpen(id)}
    >
      <span className={styles.time}>{start_time || MISSING_TEXT}</span>{' '}
      <span className="visuallyHidden">{tournament_type}</span> <bdi>{organizer}</bdi>{' '}
      {isWhole && <EntryFacts tournament={tournament} />}
    </button>
  );
}
