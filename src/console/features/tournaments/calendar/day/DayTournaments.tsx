import { useState, type Ref } from 'react';
import { formatDay, formatFullDay } from '../../../../../domain/dates/formatDays';
import { formatWeekday } from '../../../../../domain/dates/shortDate';
import type { Tournament } from '../../../../../domain/tournament/tournament';
import { Button } from '../../../../ui/controls/Button';
import { CreateLink } from '../CreateLink';
import { DayTournamentCard } from './DayTournamentCard';
import styles from './DayTournaments.module.css';

/** Number of cards per day; a club has fewer. A button shows the next 50. */
const CARDS = 50;

type DayTournamentsProps = {
  /** yyyy-MM-dd in the club's time zone. */
  day: string;
  today: string;
  tournaments: readonly Tournament[];
  ref?: Ref<HTMLDivElement>;
  onOpen: (tournamentId: number) => void;
};

/** A day with its tournaments in order. Unless the day is past, it has a link to create one. */
export function DayTournaments({ day, today, tournaments, ref, onOpen }: DayTournamentsProps) {
  const [limit, setLimit] = useState(CARDS);
  const rest = tournaments.length - limit;
  return (
    <div ref={ref} className={styles.day}>
      <div className={styles.head}>
        <h3>
          <time dateTime={day}>
            <span aria-hidden="true">
              <span className={styles.weekday}>{formatWeekday(day)}</span> {formatDay(day)}
            </span>
            <span className="visuallyHidden">{formatFullDay(day)}</span>
          </time>
        </h3>
        {tournaments.length === 0 && <p className={styles.none}>Турниров нет</p>}
        {day >= today && <CreateLink day={day} />}
      </div>
      {tournaments.length > 0 && (
        <ul className={styles.cards}>
          {tournaments.slice(0, limit).map((tournament) => (
            <li key={tournament.id}>
              <DayTournamentCard tournament={tournament} isPast={day < today} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && (
        <Button className={styles.rest} onClick={() => setLimit(limit + CARDS)}>
          {`Показать ещё (${rest})`}
        </Button>
      )}
    </div>
  );
}
