import { Suspense } from 'react';
import { NavLink, useLocation } from 'react-router';
import { config } from '../../config';
import { useAppSelector } from '../../hooks';
import { paths } from '../../paths';
import { IS_OUR_SERVER } from '../../serverFeatures';
import { selectListPath } from '../../state/listAddress';
import { BallIcon, ListIcon, MoreIcon, PlusIcon } from '../../ui/icons/icons';
import { createLazyComponent } from '../../ui/loading/createLazyComponent';
import styles from './SideMenu.module.css';

/** If loading fails, the menu has only its first entries. */
const SecondaryPlaces = createLazyComponent(
  async () =>
    (await import('./SecondaryMenuPlaces').catch(() => ({ SecondaryMenuPlaces: () => null })))
      .SecondaryMenuPlaces,
);

/** The menu: at the side, on a tablet a rail, on a phone a bar at the bottom (SHELL-2). */
export function SideMenu() {
  const { pathname } = useLocation();
  const listPath = useAppSelector(selectListPath);
  // From another screen the entry leads to the list with its last filters; from the list to the unfiltered list.
  const list = pathname === paths.tournaments ? paths.tournaments : listPath;
  return (
    <nav className={styles.menu} aria-label="Главное меню">
      <div className={styles.club}>
        <BallIcon />
        <span>{config.title}</span>
      </div>
      <NavLink className={styles.entry} to={list} end>
        <ListIcon />
        <span>Турниры</span>
      </NavLink>
      <NavLink className={styles.entry} to={paths.newTournament} end>
        <PlusIcon />
        <span>
          Создать <span className={styles.object}>турнир</span>
        </span>
      </NavLink>
      {IS_OUR_SERVER && (
        <>
          <button type="button" className={styles.more} popoverTarget="places">
            <MoreIcon />
            <span>Ещё</span>
          </button>
          <div
            id="places"
            popover="auto"
            className={styles.places}
            onClick={({ currentTarget }) => currentTarget.hidePopover()}
          >
            <Suspense fallback={null}>
              <SecondaryPlaces />
            </Suspense>
          </div>
        </>
      )}
    </nav>
  );
}
