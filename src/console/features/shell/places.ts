import { paths } from '../../paths';
import { hasFeature, isOurServer } from '../../serverFeatures';
import { BinIcon, CalendarIcon, ChartIcon, ImportIcon } from '../../ui/icons';

/** SHELL-2: the screens below the menu's rule; there are none with another host. */
export const SECONDARY_PLACES = [
  { path: paths.season, name: 'Сезон', Icon: ChartIcon, isThere: isOurServer },
  { path: paths.importing, name: 'Импорт', Icon: ImportIcon, isThere: isOurServer },
  {
    path: paths.subscription,
    name: 'Календарь на устройстве',
    Icon: CalendarIcon,
    isThere: hasFeature('calendar'),
  },
  { path: paths.trash, name: 'Корзина', Icon: BinIcon, isThere: hasFeature('trash') },
].filter(({ isThere }) => isThere);
