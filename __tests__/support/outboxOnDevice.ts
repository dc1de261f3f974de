import 'fake-indexeddb/auto';
import { deleteDatabase, settleRequest, withStore } from '../../src/console/browser/databases';

const PLACE = { database: 'club.outbox', store: 'changes' };

beforeEach(() => deleteDatabase(PLACE.database));

/** Ids of the changes stored on the device. */
export const listStoredIds = (): Promise<IDBValidKey[]> =>
  withStore(PLACE, 'readonly', (store) => settleRequest(store.getAllKeys()));

/** Removes a change as another tab does. */
export const removeStoredItem = (id: string): Promise<void> =>
  withStore(PLACE, 'readwrite', (store) => settleRequest(store.delete(id)));

/** Delays each read of the device's store, as a long write does. @returns a function that ends the delay */
export function holdDevice(): () => Promise<void> {
  let isHeld = true;
  const holding = withStore(PLACE, 'readwrite', async (store) => {
    while (isHeld) await settleRequest(store.count());
  });
  return () => {
    isHeld = false;
    return holding;
  };
}
