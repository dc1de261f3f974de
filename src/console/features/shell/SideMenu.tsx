import { NavLink, useLocation } from 'react-router';
import { config } from '../../config';
import { useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { selectListQuery } from '../../state/listAddress';
import { BallIcon, ListIcon, PlusIcon } from '../../ui/icons';
import styles from './SideMenu.module.css';

/** SHELL-2: a side menu, a rail on a tablet, a bottom bar on a phone. */
export function SideMenu() {
  const { pathname } = useLocation();
  const query = useAppSelector(selectListQuery);
  // From another screen it leads to the list as it was left; from the list to the unfiltered one.
  const search = pathname === paths.tournaments ? '' : query;
  return (
    <nav className={styles.menu} aria-label="Главное меню">
      <div className={styles.club}>
        <BallIcon />
        <span>{config.title}</span>
      </div>
      <NavLink className={styles.entry} to={{ pathname: paths.tournaments, search }} end>
        <ListIcon />
        <span>Турниры</span>
      </NavLink>
      <NavLink className={styles.entry} to={paths.newTournament} end>
        <PlusIcon />
        <span>Создать турнир</span>
      </NavLink>
    </nav>
  );
}
