import { createStore, del, set, values, type UseStore } from 'idb-keyval';
import type { OutboxItem } from './outboxQueue';

/** ROSTER-16: outlives the session, unlike the list that is saved on the device. */
const DATABASE = 'club.outbox';

let opened: UseStore | undefined;
const getStore = () => (opened ??= createStore(DATABASE, 'changes'));

const isItem = (data: unknown): data is OutboxItem => {
  const { id, tournamentId, username, host, at, events } = (data ?? {}) as Partial<OutboxItem>;
  return (
    [id, username, host].every((text) => typeof text === 'string') &&
    [tournamentId, at].every((number) => typeof number === 'number') &&
    Array.isArray(events)
  );
};

/**
 * The items that this device has saved, in order. Of a saved one nobody knows whether it was sent.
 * @throws where storage is refused
 */
export async function readStoredItems(): Promise<OutboxItem[]> {
  const items = (await values<unknown>(getStore())).filter(isItem);
  return items.map((item) => ({ ...item, isTried: true })).sort((a, b) => a.at - b.at);
}

/** Saves an item, in place of its earlier state. @throws where storage is refused */
export async function putStoredItem(item: OutboxItem): Promise<void> {
  await set(item.id, item, getStore());
}

/** @throws where storage is refused */
export async function deleteStoredItem(id: string): Promise<void> {
  await del(id, getStore());
}
