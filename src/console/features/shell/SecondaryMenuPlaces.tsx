import { NavLink, useLocation } from 'react-router';
import { getHelpPathFor, HAS_HELP, HELP_SCREEN_PATH } from '../../helpPaths';
import { paths } from '../../paths';
import { hasFeature } from '../../serverFeatures';
import { PLAYERS_SCREEN_PATH } from '../../playerPaths';
import { PersonIcon } from '../../ui/icons/icons';
import { BinIcon, ChartIcon, HelpIcon } from '../../ui/icons/lazyIcons';
import styles from './SideMenu.module.css';

const PLACES = [
  { path: PLAYERS_SCREEN_PATH, name: 'Игроки', Icon: PersonIcon, isThere: hasFeature('players') },
  { path: paths.season, name: 'Сезон', Icon: ChartIcon, isThere: true },
  { path: paths.trash, name: 'Корзина', Icon: BinIcon, isThere: hasFeature('trash') },
  { path: HELP_SCREEN_PATH, name: 'Помощь', Icon: HelpIcon, isThere: HAS_HELP },
].filter(({ isThere }) => isThere);

/**
 * Links below the menu's line; on a phone behind «Ещё» (SHELL-2). The help opens at the card for the current screen.
 */
export function SecondaryMenuPlaces() {
  const { pathname } = useLocation();
  return PLACES.map(({ path, name, Icon }) => (
    <NavLink
      key={path}
      className={styles.entry}
      to={path === HELP_SCREEN_PATH ? getHelpPathFor(pathname) : path}
      end
    >
      <Icon />
      <span>{name}</span>
    </NavLink>
  ));
}
