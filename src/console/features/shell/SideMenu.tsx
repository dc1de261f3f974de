import { NavLink } from 'react-router';
import { config } from '../../config';
import { paths } from '../../paths';
import { BallIcon, ListIcon, PlusIcon } from '../../ui/icons';
import styles from './SideMenu.module.css';

/** SHELL-2: a side menu, icons on a tablet, a bottom bar on a phone. */
export function SideMenu() {
  return (
    <nav className={styles.menu} aria-label="Главное меню">
      <div className={styles.club}>
        <BallIcon />
        <span className={styles.label}>{config.title}</span>
      </div>
      <NavLink className={styles.entry} to={paths.tournaments} end title="Турниры">
        <ListIcon />
        <span className={styles.label}>Турниры</span>
      </NavLink>
      <NavLink className={styles.entry} to={paths.newTournament} end title="Создать турнир">
        <PlusIcon />
        <span className={styles.label}>Создать турнир</span>
      </NavLink>
    </nav>
  );
}
