import { NavLink } from 'react-router';
import { paths } from '../../paths';
import { hasFeature } from '../../serverFeatures';
import { PLAYERS_SCREEN_PATH } from '../../playerPaths';
import { PersonIcon } from '../../ui/icons/icons';
import { BinIcon, ChartIcon } from '../../ui/icons/lazyIcons';
import styles from './SideMenu.module.css';

const PLACES = [
  { path: PLAYERS_SCREEN_PATH, name: 'Игроки', Icon: PersonIcon, isThere: hasFeature('players') },
  { path: paths.season, name: 'Сезон', Icon: ChartIcon, isThere: true },
  { path: paths.trash, name: 'Корзина', Icon: BinIcon, isThere: hasFeature('trash') },
].filter(({ isThere }) => isThere);

/** Links below the menu's rule; on a phone, behind «Ещё» (SHELL-2). */
export function SecondaryMenuPlaces() {
  return PLACES.map(({ path, name, Icon }) => (
    <NavLink key={path} className={styles.entry} to={path} end>
      <Icon />
      <span>{name}</span>
    </NavLink>
  ));
}
