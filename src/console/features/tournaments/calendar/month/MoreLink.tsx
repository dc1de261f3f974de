import { Link, useSearchParams } from 'react-router';
import { formatDay } from '../../../../../domain/dates/formatDays';
import { formatQuantity } from '../../../../../domain/lib/formatQuantity';
import styles from './MonthTournament.module.css';

/** The link «ещё 5» to the week of a day, which shows all tournaments of the day. */
export function MoreLink({ day, count }: { day: string; count: number }) {
  const [params] = useSearchParams();
  const week = new URLSearchParams(params);
  week.set('view', 'week');
  week.set('day', day);
  const name = `Ещё ${formatQuantity(count, 'турнир', 'турнира', 'турниров')} ${formatDay(day)}`;
  return (
    <Link to={{ search: week.toString() }} aria-label={name} className={styles.more}>
      ещё {count}
    </Link>
  );
}
