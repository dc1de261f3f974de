const FIRST_MS = 1_000;
const LONGEST_MS = 60_000;

/** Topic of the list. A topic is also the name of its event (COMFORT-64). */
export const LIST_TOPIC = 'list';
/** Topic of all plays together (ROSTER-15). */
export const PLAYS_TOPIC = 'plays';
/** Topic of all players together (PLAYER-80). */
export const PLAYERS_TOPIC = 'players';

const TOPICS = [LIST_TOPIC, PLAYS_TOPIC, PLAYERS_TOPIC] as const;
export type ServerEventTopic = (typeof TOPICS)[number];

/** The topic of an event's name; undefined for any other event. */
export const parseTopic = (event: string | undefined): ServerEventTopic | undefined =>
  TOPICS.find((topic) => topic === event);

/**
 * Delay in ms before a lost connection is tried again (COMFORT-60). It begins at 1 to 2 s and grows up to a minute. The
 * random part prevents all clients from returning at once.
 * @param failures the number of failed attempts in a row
 * @param random from 0 to 1
 */
export const computeRetryDelay = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** failures * (1 + random));

/** Parses the object in an event's data; empty for other data. */
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

/** The topic's tag in an event's data; null without one. */
export const parseEventTag = (data: string): string | null => findText(data, 'tag');

/** The content in an event's data; null when the event contains none (SEEN-6). */
export const parseServerEventContent = (data: string): string | null => findText(data, 'content');
