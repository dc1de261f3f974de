type BestItems<Item> = {
  /** Items, best first. */
  items: readonly Item[];
  /** True when more items were added than listed. */
  hasMore: boolean;
  add: (item: Item) => void;
};

/**
 * Collects the best items. Of equal items only the best one is kept.
 * @param most maximum number of items
 * @param compare negative when the first item is better
 */
export function createTopList<Item>(
  most: number,
  compare: (a: Item, b: Item) => number,
  isSame: (a: Item, b: Item) => boolean,
): BestItems<Item> {
  const items: Item[] = [];
  const best = {
    items,
    hasMore: false,
    add(item: Item) {
      const isKnown = (known: Item) => isSame(known, item);
      if (items.length === most && compare(items[most - 1]!, item) <= 0) {
        best.hasMore ||= !items.some(isKnown);
        return;
      }
      const known = items.findIndex(isKnown);
      if (known >= 0) {
        if (compare(items[known]!, item) <= 0) return;
        items.splice(known, 1);
      }
      const place = items.findIndex((other) => compare(item, other) < 0);
      items.splice(place < 0 ? items.length : place, 0, item);
      if (items.length <= most) return;
      items.pop();
      best.hasMore = true;
    },
  };
  return best;
}
