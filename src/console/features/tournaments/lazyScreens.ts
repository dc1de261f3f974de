import { preloadable } from '../../ui/preloadable';

// Loaded after the list. Small ones share a file: they have the same chunk name.

export const DetailDialog = preloadable(
  async () => (await import(/* webpackChunkName: 'details' */ './DetailDialog')).DetailDialog,
);
export const ListMenu = preloadable(
  async () => (await import(/* webpackChunkName: 'details' */ './out/ListMenu')).ListMenu,
);
export const EditDialog = preloadable(async () => (await import('./EditDialog')).EditDialog);
export const FilterPanel = preloadable(
  async () => (await import('./filters/FilterPanel')).FilterPanel,
);
export const CalendarView = preloadable(
  async () => (await import('./calendar/CalendarView')).CalendarView,
);
export const SelectionTools = preloadable(
  async () => (await import('./selection/SelectionTools')).SelectionTools,
);
export const DeleteDialog = preloadable(
  async () => (await import(/* webpackChunkName: 'rare' */ './DeleteDialog')).DeleteDialog,
);
export const MissingDialog = preloadable(
  async () => (await import(/* webpackChunkName: 'rare' */ './MissingDialog')).MissingDialog,
);
export const NoTournaments = preloadable(
  async () => (await import(/* webpackChunkName: 'rare' */ './NoTournaments')).NoTournaments,
);
export const NothingFound = preloadable(
  async () => (await import(/* webpackChunkName: 'rare' */ './NothingFound')).NothingFound,
);
