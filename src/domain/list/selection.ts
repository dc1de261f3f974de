/** The selected tournaments, as a serialisable value (COMFORT-12). */
export type Selection = {
  /** Ids without duplicates, in no particular order. */
  ids: readonly number[];
  /** Id of the last toggled tournament, at which a range begins. */
  anchor: number | null;
};

export const EMPTY_SELECTION: Selection = { ids: [], anchor: null };

/** Toggles a tournament, which becomes the anchor of the next range. */
export const toggleSelected = ({ ids }: Selection, id: number): Selection => ({
  ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
  anchor: id,
});

/**
 * Adds all shown tournaments from the anchor to `id`, as a press with Shift does; only `id` if the anchor is not shown.
 * The anchor stays for the next range.
 * @param shownIds in the shown order
 */
export function extendSelection(
  { ids, anchor }: Selection,
  shownIds: readonly number[],
  toId: number,
): Selection {
  const from = anchor === null ? -1 : shownIds.indexOf(anchor);
  const to = shownIds.indexOf(toId);
  if (to < 0) return { ids, anchor };
  const range = from < 0 ? [toId] : shownIds.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: [...new Set([...ids, ...range])], anchor: from < 0 ? toId : anchor };
}

/** Selects exactly the shown tournaments. */
export const createFullSelection = (shownIds: readonly number[]): Selection => ({
  ids: shownIds,
  anchor: null,
});
