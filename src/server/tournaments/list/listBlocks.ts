/** A tournament's JSON as bytes, with its sort keys. */
export type ListBlockEntry = { id: number; date: string; startTime: string; json: Buffer };

/** Maximum number of entries of a block. A change joins the entries of one block again. */
const ENTRIES_MAX = 256;
const BREAK = Buffer.from(',\n');

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const compare = (a: ListBlockEntry, b: ListBlockEntry): number =>
  compareText(a.date, b.date) || compareText(a.startTime, b.startTime) || a.id - b.id;

/** Neighbouring entries of the list. A block is immutable. */
export class ListBlock {
  #bytes: Buffer | undefined;

  constructor(readonly entries: readonly ListBlockEntry[]) {}

  /** The entries, one per line, without the array's brackets. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.concat(
      this.entries.flatMap(({ json }, index) => (index === 0 ? [json] : [BREAK, json])),
    );
    return this.#bytes;
  }
}

/** Returns the index of an entry among sorted ones, or the index at which it belongs. */
function findPlace(entries: readonly ListBlockEntry[], entry: ListBlockEntry): number {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(entries[middle]!, entry) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

function split(entries: readonly ListBlockEntry[]): ListBlock[] {
  const count = Math.ceil(entries.length / ENTRIES_MAX);
  const size = Math.ceil(entries.length / count);
  return Array.from(
    { length: count },
    (_, index) => new ListBlock(entries.slice(index * size, (index + 1) * size)),
  );
}

/** The list's entries by date and start, in blocks. A change replaces one block. */
export class ListBlocks {
  #blocks: ListBlock[] = [];
  readonly #byId = new Map<number, ListBlockEntry>();

  get size(): number {
    return this.#byId.size;
  }

  /** Inserts an entry at its place, or moves it there. */
  put(entry: ListBlockEntry): void {
    this.remove(entry.id);
    this.#byId.set(entry.id, entry);
    const index = this.#blockFor(entry);
    const entries = this.#blocks[index]?.entries ?? [];
    const place = findPlace(entries, entry);
    this.#replace(index, [...entries.slice(0, place), entry, ...entries.slice(place)]);
  }

  remove(id: number): void {
    const entry = this.#byId.get(id);
    if (!entry) return;
    this.#byId.delete(id);
    const index = this.#blockFor(entry);
    this.#replace(
      index,
      this.#blocks[index]!.entries.filter((other) => other.id !== id),
    );
  }

  fill(entries: readonly ListBlockEntry[]): void {
    this.#byId.clear();
    for (const entry of entries) this.#byId.set(entry.id, entry);
    this.#blocks = split([...entries].sort(compare));
  }

  /**
   * Lists the current blocks: from the one with a day to the end, then the earlier ones, latest first. Readers
   * therefore get upcoming tournaments first.
   * @param day yyyy-MM-dd
   */
  listFrom(day: string): readonly ListBlock[] {
    const start = this.#blocks.findIndex(({ entries }) => entries.at(-1)!.date >= day);
    const coming = start === -1 ? this.#blocks.length : start;
    return [...this.#blocks.slice(coming), ...this.#blocks.slice(0, coming).reverse()];
  }

  /** Returns the index of the block to which an entry belongs. */
  #blockFor(entry: ListBlockEntry): number {
    const index = this.#blocks.findIndex(({ entries }) => compare(entries.at(-1)!, entry) >= 0);
    return index === -1 ? Math.max(0, this.#blocks.length - 1) : index;
  }

  #replace(index: number, entries: readonly ListBlockEntry[]): void {
    this.#blocks.splice(index, 1, ...(entries.length > 0 ? split(entries) : []));
  }
}

/**
 * Lists the first entries of a list: those from a day on, then the latest before it.
 * @param blocks from `ListBlocks.listFrom` of that day
 * @param day yyyy-MM-dd
 */
export function listFirstBlockEntries(
  blocks: readonly ListBlock[],
  day: string,
  count: number,
): ListBlockEntry[] {
  const found: ListBlockEntry[] = [];
  const take = (entries: readonly ListBlockEntry[]) =>
    found.push(...entries.slice(0, count - found.length));
  const isComing = ({ date }: ListBlockEntry) => date >= day;
  for (const { entries } of blocks) {
    if (found.length === count || !isComing(entries.at(-1)!)) break;
    take(entries.filter(isComing));
  }
  for (const { entries } of blocks) {
    if (found.length === count) break;
    take(entries.filter((entry) => !isComing(entry)).reverse());
  }
  return found;
}
