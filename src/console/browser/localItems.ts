/**
 * Texts by key that this device keeps for the console. A browser may have no local storage, refuse it, or be full:
 * then nothing is kept (WEATHER-7, WEATHER-9).
 */

/** The text of a key; null where there is none. */
export function readLocalItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text. @returns whether the browser has kept it */
export function saveLocalItem(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes a text; where it cannot be removed it was not kept. */
export function removeLocalItem(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The keys that begin so. */
export function listLocalKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
