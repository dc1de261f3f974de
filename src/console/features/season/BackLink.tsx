import { Link } from 'react-router';
import { useAppSelector } from '../../hooks';
import { selectListPath } from '../../state/listAddress';
import { BackIcon } from '../../ui/icons/lazyIcons';
import styles from './BackLink.module.css';

/** Link to the list with its last filters (COMFORT-7). */
export function BackLink() {
  const listPath = useAppSelector(selectListPath);
  return (
    <Link className={styles.back} to={listPath}>
      <BackIcon />
      Назад
    </Link>
  );
}
