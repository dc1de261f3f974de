import { formatDayHeading } from '../domain/dates/formatDays';
import { formatTimeRange } from '../domain/dates/time';
import { formatOrRaw } from '../domain/lib/formatOrRaw';
import { toOneLine } from '../domain/lib/oneLine';
import type { Tournament } from '../domain/tournament/tournament';
import { PhoneLink } from './PhoneLink';
import { formatTerms } from './tournamentTexts';

/** The fields of a tournament that public pages show. */
export type PublicTournament = Pick<
  Tournament,
  | 'tournament_type'
  | 'date'
  | 'start_time'
  | 'end_time'
  | 'level_from'
  | 'level_to'
  | 'entry_fee'
  | 'organizer_name'
  | 'organizer_phone'
>;

type TournamentHeadProps = {
  tournament: PublicTournament;
  /** The current day, yyyy-MM-dd in the club's time zone. */
  today: string;
};

/** Type, time, levels, fee and organizer of a tournament (APPLY-1). */
export const PublicTournamentHead = ({ tournament, today }: TournamentHeadProps) => {
  const { tournament_type, date, start_time, end_time } = tournament;
  const organizer = toOneLine(tournament.organizer_name);
  return (
    <div className="court">
      <h1>{toOneLine(tournament_type) || 'Турнир'}</h1>
      <p className="when">
        {formatOrRaw(date, (day) => formatDayHeading(day, today))},{' '}
        <span className="nowrap">{formatTimeRange(start_time, end_time)}</span>
      </p>
      <p>{formatTerms(tournament)}</p>
      <p>
        Организатор{organizer && `: ${organizer}`}
        {tournament.organizer_phone && ', '}
        <PhoneLink phone={tournament.organizer_phone} />
      </p>
    </div>
  );
};
