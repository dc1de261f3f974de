import { createLruMap } from './lruMap';

/**
 * Reads by key, each done once per tag for everybody who asks. One that fails is not kept.
 * @param max how many keys are kept
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
