const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** COMFORT-64: the event of the list; an event's name is its topic. */
export const LIST_TOPIC = 'list';
/** ROSTER-15: the event of all plays together. */
export const PLAYS_TOPIC = 'plays';

/**
 * COMFORT-60: how long to wait before a lost connection is tried again, in ms: from 1 to 2 s at first,
 * and then up to a minute; not all who lost it come back at the same moment.
 * @param failures so many tries in a row have failed
 * @param random from 0 to 1
 */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures * (1 + random));

/** The topic's tag in the data of an event; null where there is none. */
export function tagIn(data: string): string | null {
  try {
    const { tag } = (JSON.parse(data) ?? {}) as { tag?: unknown };
    return typeof tag === 'string' ? tag : null;
  } catch {
    return null;
  }
}
