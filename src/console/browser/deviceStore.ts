/** Key of a form's draft. Each opened form has its own key (COMFORT-20). */
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
 * Texts that the console stores on this device, by key. A browser may have no local storage, refuse it, or be full;
 * then nothing is stored (WEATHER-7, WEATHER-9).
 */
export const deviceStore = {
  /** Returns the text of a key; null when there is none. */
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

  /** Removes a text. A browser that refuses removal has stored none. */
  remove: (key: DeviceKey): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // A browser that refuses storage has stored nothing.
    }
  },

  /** Lists the keys with this prefix. */
  listKeys: (prefix: DraftKey): DraftKey[] => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix)) as DraftKey[];
    } catch {
      return [];
    }
  },

  /**
   * Calls `onChange` when another tab changes the text of the key, or clears the storage. @returns a function that
   * unsubscribes
   */
  subscribe: (key: DeviceKey, onChange: () => void): (() => void) => {
    const handleStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  },
};
