const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** COMFORT-64: the event of the list; an event's name is its topic. */
export const LIST_TOPIC = 'list';
/** ROSTER-15: the event of all plays together. */
export const PLAYS_TOPIC = 'plays';
/** PLAYER-80: the event of all players together. */
export const PLAYERS_TOPIC = 'players';

const TOPICS = [LIST_TOPIC, PLAYS_TOPIC, PLAYERS_TOPIC] as const;
export type ServerEventTopic = (typeof TOPICS)[number];

/** The topic that an event is named after; undefined for any other event. */
export const parseTopic = (event: string | undefined): ServerEventTopic | undefined =>
  TOPICS.find((topic) => topic === event);

/**
 * COMFORT-60: how long to wait before a lost connection is tried again, in ms: from 1 to 2 s at first,
 * and then up to a minute; not all who lost it come back at the same moment.
 * @param failures so many tries in a row have failed
 * @param random from 0 to 1
 */
export const computeRetryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures * (1 + random));

/** What the data of an event may say. */
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

/** The topic's tag in the data of an event; null where there is none. */
export const parseEventTag = (data: string): string | null => findText(data, 'tag');

/** SEEN-6: what the tag names, where the event has brought it. */
export const parseServerEventContent = (data: string): string | null => findText(data, 'content');
