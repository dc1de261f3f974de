const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** The event of the list; the name of an event is its topic (COMFORT-64). */
export const LIST_TOPIC = 'list';
/** The event of all plays together (ROSTER-15). */
export const PLAYS_TOPIC = 'plays';
/** The event of all players together (PLAYER-80). */
export const PLAYERS_TOPIC = 'players';

const TOPICS = [LIST_TOPIC, PLAYS_TOPIC, PLAYERS_TOPIC] as const;
export type ServerEventTopic = (typeof TOPICS)[number];

/** The topic with the name of an event; undefined for any other event. */
export const parseTopic = (event: string | undefined): ServerEventTopic | undefined =>
  TOPICS.find((topic) => topic === event);

/**
 * The delay before a lost connection is tried again, in ms (COMFORT-60). It is 1 to 2 s at first, then grows up to a
 * minute. Clients differ, so that they do not all return at once.
 * @param failures the number of failed tries in a row
 * @param random from 0 to 1
 */
export const computeRetryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures * (1 + random));

/** The object in the data of an event; empty for other data. */
const parseData = (data: string): Readonly<Record<string, unknown>> => {
  try {
    return (JSON.parse(data) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const findText = (data: string, name: string): string | null => {
  const value = parseData(data)[name];
  return typeof value === 'string' ? value : null;
};

/** The topic's tag in the data of an event, or null. */
export const parseEventTag = (data: string): string | null => findText(data, 'tag');

/** The content for the tag, if the event brings it, else null (SEEN-6). */
export const parseServerEventContent = (data: string): string | null => findText(data, 'content');
