import { preloadable } from '../../ui/preloadable';

/** What the list itself does not need; of the form libraries this is most true. */
export const DetailDialog = preloadable(async () => (await import('./pressedFirst')).DetailDialog);
export const ListMenu = preloadable(async () => (await import('./pressedFirst')).ListMenu);
export const DeleteDialog = preloadable(async () => (await import('./DeleteDialog')).DeleteDialog);
export const EditDialog = preloadable(async () => (await import('./EditDialog')).EditDialog);
export const Filters = preloadable(async () => (await import('./filters/Filters')).Filters);
export const CalendarView = preloadable(
  async () => (await import('./calendar/CalendarView')).CalendarView,
);
export const SelectionTools = preloadable(
  async () => (await import('./selection/SelectionTools')).SelectionTools,
);
export const MissingDialog = preloadable(
  async () => (await import('./MissingDialog')).MissingDialog,
);
