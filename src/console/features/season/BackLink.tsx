import { Link } from 'react-router';
import { useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { selectListQuery } from '../../state/listAddress';
import { BackIcon } from '../../ui/icons';
import styles from './BackLink.module.css';

/** The way back to the list, as it was left (COMFORT-7). */
export function BackLink() {
  const search = useAppSelector(selectListQuery);
  return (
    <Link className={styles.back} to={{ pathname: paths.tournaments, search }}>
      <BackIcon />К турнирам
    </Link>
  );
}
