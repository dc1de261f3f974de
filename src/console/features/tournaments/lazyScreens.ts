import { createLazyComponent } from '../../ui/loading/createLazyComponent';

// Screens that load after the list. Screens that are needed together share a chunk.

export const LazyDetailDialog = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './detail/DetailDialog')).DetailDialog,
);
export const LazyListMenu = createLazyComponent(
  async () => (await import(/* webpackChunkName: 'details' */ './list/ListMenu')).ListMenu,
);
export const LazyRowMenu = createLazyComponent(
  async () => (await import(/* webpackChunkName: 'details' */ './list/table/RowMenu')).RowMenu,
);
/** If loading fails, the list has no strip. */
export const LazyUpNextStrip = createLazyComponent(
  async () =>
    (
      await import(/* webpackChunkName: 'details' */ './list/UpNextStrip').catch(() => ({
        UpNextStrip: () => null,
      }))
    ).UpNextStrip,
);
export const LazyEditDialog = createLazyComponent(
  async () => (await import('./form/EditDialog')).EditDialog,
);
export const LazyFilterPanel = createLazyComponent(
  async () => (await import('./list/filters/FilterPanel')).FilterPanel,
);
export const LazyCalendarView = createLazyComponent(
  async () => (await import('./calendar/SeasonCalendarPanel')).SeasonCalendarPanel,
);
export const LazySelectionTools = createLazyComponent(
  async () => (await import('./selection/SelectionTools')).SelectionTools,
);
export const LazyDeleteDialog = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './dialogs/DeleteDialog')).DeleteDialog,
);
export const LazyMissingDialog = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'details' */ './dialogs/MissingDialog')).MissingDialog,
);
export const LazyNoTournaments = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'empty-list' */ './list/NoTournaments')).NoTournaments,
);
export const LazyNothingFound = createLazyComponent(
  async () =>
    (await import(/* webpackChunkName: 'empty-list' */ './list/NothingFound')).NothingFound,
);
