import { preloadable } from '../../ui/preloadable';

/** What the list itself does not need; of the form libraries this is most true. */
export const DetailDialog = preloadable(async () => (await import('./pressedFirst')).DetailDialog);
export const ListMenu = preloadable(async () => (await import('./pressedFirst')).ListMenu);
export const EditDialog = preloadable(async () => (await import('./EditDialog')).EditDialog);
export const Filters = preloadable(async () => (await import('./filters/Filters')).Filters);
export const CalendarView = preloadable(
  async () => (await import('./calendar/CalendarView')).CalendarView,
);
export const SelectionTools = preloadable(
  async () => (await import('./selection/SelectionTools')).SelectionTools,
);
export const DeleteDialog = preloadable(async () => (await import('./seldomShown')).DeleteDialog);
export const MissingDialog = preloadable(async () => (await import('./seldomShown')).MissingDialog);
export const NoTournaments = preloadable(async () => (await import('./seldomShown')).NoTournaments);
export const NothingFound = preloadable(async () => (await import('./seldomShown')).NothingFound);
