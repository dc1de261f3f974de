/** A database of this device, and its one store. */
type DatabaseStore = { database: string; store: string };

/** Resolves with what a request gives. */
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
 * Does work with a store, which is made when it is new. The database is open for as long as that takes, since an open
 * one cannot be deleted (COMFORT-72).
 * @returns what the work gives, once the device has kept what it wrote
 * @throws where the browser has no databases, or refuses one, or is full (WEATHER-9)
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

/** Deletes a database; where that is refused there was none. */
export function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Nothing was kept.
  }
}
