import type { OutboxItem } from '../../src/console/state/outbox/outboxQueue';

/** What is on the device, in the place of a storage that jsdom has not. */
export const storedItems = new Map<string, OutboxItem>();
/** What a reading of the device waits for. */
export const reading = { isDone: Promise.resolve() };

/** In any order: the keys are random. */
export async function readStoredItems(): Promise<OutboxItem[]> {
  const items = [...storedItems.values()].toReversed();
  await reading.isDone;
  return items.map((item) => ({ ...item, isTried: true }));
}

export const putStoredItem = async (item: OutboxItem) => void storedItems.set(item.id, item);
export const deleteStoredItem = async (id: string) => void storedItems.delete(id);
