import { MISSING_FACT_TEXT } from '../../../../../domain/lib/formatOrRaw';
import { formatTimeRange } from '../../../../../domain/dates/time';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { getTypeTintClass } from '../../../../ui/tournaments/typeMarks';
import { TypeChip } from '../../display/TypeChip';
import { CalendarTournamentCaption } from '../CalendarTournamentCaption';
import { useTournamentAttributes } from '../moving/tournamentMoveContext';
import styles from './DayTournamentCard.module.css';

type DayCardProps = {
  tournament: Tournament;
  isPast: boolean;
  onOpen: (tournamentId: number) => void;
};

export function DayTournamentCard({ tournament, isPast, onOpen }: DayCardProps) {
  const { id, start_time, end_time, tournament_type, organizer_name } = tournament;
  const entryAttributes = useTournamentAttributes(tournament);
  const past = isPast ? styles.past : '';
  return (
    <button
      type="button"
      {...entryAttributes}
      className={`${styles.card} ${getTypeTintClass(tournament_type)} ${past}`}
      onClick={() => onOpen(id)}
    >
      <span className={styles.time}>{formatTimeRange(start_time, end_time)}</span>{' '}
      <TypeChip type={tournament_type} />{' '}
      <bdi className={styles.organizer}>{organizer_name || MISSING_FACT_TEXT}</bdi>{' '}
      <CalendarTournamentCaption tournament={tournament} />
    </button>
  );
}
