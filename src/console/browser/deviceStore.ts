/** The key of a draft. Each opened form has its own (COMFORT-20). */
export type DraftKey = `club.draft.${string}`;

/** All that the console keeps by key. */
type DeviceKey =
  | 'club.device'
  | 'club.keys'
  | 'club.session'
  | 'club.theme'
  | 'club.token'
  | 'club.unsentSignOuts'
  | DraftKey;

/**
 * Texts by key that this device keeps for the console. A browser may have no local storage, refuse it, or be full:
 * then nothing is kept (WEATHER-7, WEATHER-9).
 */
export const deviceStore = {
  /** The text of a key; null where there is none. */
  read: (key: DeviceKey): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** Keeps a text. @returns true where the browser has kept it */
  write: (key: DeviceKey, text: string): boolean => {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },

  /** Removes a text; where it cannot be removed it was not kept. */
  remove: (key: DeviceKey): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },

  /** The keys that begin so. */
  listKeys: (prefix: DraftKey): DraftKey[] => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix)) as DraftKey[];
    } catch {
      return [];
    }
  },

  /** Calls back when another tab has changed the text of a key, or has cleared all. @returns ends it */
  subscribe: (key: DeviceKey, onChange: () => void): (() => void) => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  },
};
