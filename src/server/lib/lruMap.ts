/** Creates a map of at most `max` entries. A further entry replaces the least recently used one. */
export function createLruMap<Key, Value>(max: number) {
  const entries = new Map<Key, Value>();

  function set(key: Key, value: Value): void {
    entries.delete(key);
    if (entries.size >= max) entries.delete(entries.keys().next().value!);
    entries.set(key, value);
  }

  return {
    get(key: Key): Value | undefined {
      const value = entries.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
    delete: (key: Key): boolean => entries.delete(key),
  };
}
