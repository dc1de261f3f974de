import { lazyWithPreload } from '../../ui/loading/lazyWithPreload';

// Loaded after the list. What is needed together shares a file: it has the same chunk name.

export const LazyDetailDialog = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './detail/DetailDialog')).DetailDialog,
);
export const LazyListMenu = lazyWithPreload(
  async () => (await import(/* webpackChunkName: 'details' */ './list/ListMenu')).ListMenu,
);
export const LazyRowMenu = lazyWithPreload(
  async () => (await import(/* webpackChunkName: 'details' */ './list/table/RowMenu')).RowMenu,
);
/** If it does not load, the list works without it. */
export const LazyUpNextStrip = lazyWithPreload(
  async () =>
    (
      await import(/* webpackChunkName: 'details' */ './list/UpNextStrip').catch(() => ({
        UpNextStrip: () => null,
      }))
    ).UpNextStrip,
);
export const LazyEditDialog = lazyWithPreload(
  async () => (await import('./form/EditDialog')).EditDialog,
);
export const LazyFilterPanel = lazyWithPreload(
  async () => (await import('./list/filters/FilterPanel')).FilterPanel,
);
export const LazyCalendarView = lazyWithPreload(
  async () => (await import('./calendar/CalendarView')).CalendarView,
);
export const LazySelectionTools = lazyWithPreload(
  async () => (await import('./selection/SelectionTools')).SelectionTools,
);
export const LazyDeleteDialog = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './dialogs/DeleteDialog')).DeleteDialog,
);
export const LazyMissingDialog = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './dialogs/MissingDialog')).MissingDialog,
);
export const LazyNoTournaments = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: 'empty-list' */ './list/NoTournaments')).NoTournaments,
);
export const LazyNothingFound = lazyWithPreload(
  async () =>
    (await import(/* webpackChunkName: 'empty-list' */ './list/NothingFound')).NothingFound,
);
