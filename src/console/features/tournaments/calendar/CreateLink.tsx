import { Link } from 'react-router';
import { formatDay } from '../../../../domain/dates/formatDays';
import { getNewOnDatePath } from '../../../paths';
import { PlusIcon } from '../../../ui/icons/icons';
import styles from './CreateLink.module.css';

/** Link to the create form with a day's date. It covers all free space of the day. */
export function CreateLink({ day }: { day: string }) {
  const label = `Создать турнир ${formatDay(day)}`;
  return (
    <Link to={getNewOnDatePath(day)} aria-label={label} title={label} className={styles.link}>
      <PlusIcon />
    </Link>
  );
}
