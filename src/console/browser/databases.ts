/**
 * WEATHER-9: opens a database of this device, with a store that is made when it is new.
 * @throws where the browser has none, or refuses it
 */
export const openDatabase = (name: string, store: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error!);
  });

/** Deletes a database; where that is refused there was none. */
export function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Nothing was kept.
  }
}
