import { preloadable } from '../../ui/preloadable';

// Loaded after the list. What is needed together shares a file: it has the same chunk name.

export const DetailDialog = preloadable(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './detail/DetailDialog')).DetailDialog,
);
export const ListMenu = preloadable(
  async () => (await import(/* webpackChunkName: 'details' */ './list/ListMenu')).ListMenu,
);
export const RowMenu = preloadable(
  async () => (await import(/* webpackChunkName: 'details' */ './list/RowMenu')).RowMenu,
);
/** If it does not load, the list works without it. */
export const UpNextStrip = preloadable(
  async () =>
    (
      await import(/* webpackChunkName: 'details' */ './list/UpNextStrip').catch(() => ({
        UpNextStrip: () => null,
      }))
    ).UpNextStrip,
);
export const EditDialog = preloadable(async () => (await import('./form/EditDialog')).EditDialog);
export const FilterPanel = preloadable(
  async () => (await import('./list/filters/FilterPanel')).FilterPanel,
);
export const CalendarView = preloadable(
  async () => (await import('./calendar/CalendarView')).CalendarView,
);
export const SelectionTools = preloadable(
  async () => (await import('./selection/SelectionTools')).SelectionTools,
);
export const DeleteDialog = preloadable(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './dialogs/DeleteDialog')).DeleteDialog,
);
export const MissingDialog = preloadable(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './dialogs/MissingDialog')).MissingDialog,
);
export const NoTournaments = preloadable(
  async () =>
    (await import(/* webpackChunkName: 'empty-list' */ './list/NoTournaments')).NoTournaments,
);
export const NothingFound = preloadable(
  async () =>
    (await import(/* webpackChunkName: 'empty-list' */ './list/NothingFound')).NothingFound,
);
