import { createLruMap } from './lruMap';

/**
 * Creates a cache that shares reads by key. Each read runs once per tag for all callers. A failed read is not kept.
 * @param max maximum number of keys
 */
export function createSharedReads<Value>(max: number) {
  const reads = createLruMap<string | number, { tag: string; value: Promise<Value> }>(max);
  return (key: string | number, tag: string, read: () => Promise<Value>): Promise<Value> => {
    const found = reads.get(key);
    if (found?.tag === tag) return found.value;
    const made = { tag, value: read() };
    reads.set(key, made);
    made.value.catch(() => {
      if (reads.get(key) === made) reads.delete(key);
    });
    return made.value;
  };
}
