import { MISSING_FACT_TEXT } from '../../../../../domain/lib/formatOrRaw';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { selectPlaySummaries } from '../../../../api/play/cachedPlaySummaries';
import { useAppSelector } from '../../../../hooks';
import { getTypeTintClass } from '../../../../ui/tournaments/typeMarks';
import { formatTurnout } from '../../display/formatTurnout';
import { CalendarTournamentCaption } from '../CalendarTournamentCaption';
import { useTournamentAttributes } from '../moving/tournamentMoveContext';
import styles from './MonthTournament.module.css';

type MonthTournamentProps = {
  tournament: Tournament;
  isPast: boolean;
  /** True when a second line fits. */
  isWhole: boolean;
  onOpen: (tournamentId: number) => void;
};

/** A tournament in a month's cell, in its type's colour. Level and applications appear only when a second line fits. */
export function MonthTournament({ tournament, isPast, isWhole, onOpen }: MonthTournamentProps) {
  const { id, start_time, tournament_type, organizer_name } = tournament;
  const entryAttributes = useTournamentAttributes(tournament);
  const people = useAppSelector(selectPlaySummaries)?.[id]?.people;
  const organizer = organizer_name || MISSING_FACT_TEXT;
  return (
    <button
      type="button"
      {...entryAttributes}
      title={`${organizer}, ${formatTurnout(tournament, people)}`}
      data-whole={isWhole ? '' : undefined}
      className={`${styles.entry} ${isPast ? styles.past : getTypeTintClass(tournament_type)}`}
      onClick={() => onOpen(id)}
    >
      <span className={styles.time}>{start_time || MISSING_FACT_TEXT}</span>{' '}
      <span className="visuallyHidden">{tournament_type}</span> <bdi>{organizer}</bdi>{' '}
      {isWhole && <CalendarTournamentCaption tournament={tournament} />}
    </button>
  );
}
