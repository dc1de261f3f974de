/** COMFORT-12: which tournaments are selected; serialisable. */
export type Selection = {
  /** In no order, each once. */
  ids: readonly number[];
  /** The one that was touched last, from which a range begins. */
  anchor: number | null;
};

export const EMPTY_SELECTION: Selection = { ids: [], anchor: null };

/** Selects one, or no longer; ranges begin at it from now on. */
export const toggleSelected = ({ ids }: Selection, id: number): Selection => ({
  ids: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id],
  anchor: id,
});

/**
 * Selects as well all that is shown from the anchor to one, as Shift with a press does; only that one
 * where the anchor is not shown. The anchor stays, so that the next range begins there too.
 * @param shownIds what is shown, in the order in which it is
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

/** Selects all that is shown, and nothing that is not. */
export const createFullSelection = (shownIds: readonly number[]): Selection => ({
  ids: shownIds,
  anchor: null,
});
