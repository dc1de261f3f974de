/** The key of a draft. Each opened form has its own (COMFORT-20). */
export type DraftKey = `club.draft.${string}`;

/** All keys under which the console stores a text. */
type DeviceKey =
  | 'club.device'
  | 'club.keys'
  | 'club.session'
  | 'club.theme'
  | 'club.token'
  | 'club.unsentSignOuts'
  | DraftKey;

/**
 * Texts that this device stores for the console, by key. A browser may have no local storage, refuse it, or be full.
 * Nothing is stored then (WEATHER-7, WEATHER-9).
 */
export const deviceStore = {
  /** The text of a key; null when there is none. */
  read: (key: DeviceKey): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Stores a text. @returns true when the browser has stored it */
  write: (key: DeviceKey, text: string): boolean => {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },

  /** Removes a text. If the browser refuses that, none was stored. */
  remove: (key: DeviceKey): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },

  /** The keys with this prefix. */
  listKeys: (prefix: DraftKey): DraftKey[] => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix)) as DraftKey[];
    } catch {
      return [];
    }
  },

  /** Calls back when another tab has changed the text of a key, or has cleared everything. @returns ends it */
  subscribe: (key: DeviceKey, onChange: () => void): (() => void) => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  },
};
