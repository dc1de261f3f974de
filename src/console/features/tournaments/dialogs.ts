import { preloadable } from '../../ui/preloadable';

/** None of them is needed for the list; of the form libraries this is most true. */
export const DetailDialog = preloadable(async () => (await import('./DetailDialog')).DetailDialog);
export const DeleteDialog = preloadable(async () => (await import('./DeleteDialog')).DeleteDialog);
export const EditDialog = preloadable(async () => (await import('./EditDialog')).EditDialog);
export const MissingDialog = preloadable(
  async () => (await import('./MissingDialog')).MissingDialog,
);
