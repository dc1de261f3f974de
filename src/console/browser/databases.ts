/** A database of this device, and its one store. */
type DatabaseStore = { database: string; store: string };

export const settleRequest = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error!);
  });

const settleTransaction = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error!);
  });

/**
 * Runs `work` on a store, which is created if missing. The database is open only during the work, because an open
 * database cannot be deleted (COMFORT-72).
 * @returns the result of `work`, after the device has stored its writes
 * @throws when the browser has no databases, refuses one, or is full (WEATHER-9)
 */
export async function withStore<Result>(
  { database: name, store }: DatabaseStore,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await settleRequest(opening);
  try {
    const transaction = database.transaction(store, mode);
    const kept = settleTransaction(transaction);
    const [result] = await Promise.all([work(transaction.objectStore(store)), kept]);
    return result;
  } finally {
    database.close();
  }
}

/** Deletes a database. A browser that refuses deletion has stored none. */
export function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser that refuses storage has stored nothing.
  }
}
