import { isRecord, toText } from '../../lib/coerce';
import { parsePlay, type Play } from '../wire/playWire';
import { parseArray } from '../wire/wireParsers';
import { parseEvent } from './eventRegistry';
import type { PlayChange } from './events';

/** A stored change, and the play with it. */
export type ChangeResponse = { change: PlayChange; play: Play };

/** Parses a change; null for data of another shape. Skips events of unknown kinds. */
function parsePlayChange(data: unknown): PlayChange | null {
  if (!isRecord(data) || typeof data.id !== 'string') return null;
  return {
    id: data.id,
    at: toText(data.at),
    username: toText(data.username) || null,
    events: parseArray(data.events, parseEvent),
    undoes: toText(data.undoes) || null,
  };
}

/** Parses the response to a change; null for data of another shape. */
export function parseChangeResponse(data: unknown): ChangeResponse | null {
  if (!isRecord(data)) return null;
  const [change, play] = [parsePlayChange(data.change), parsePlay(data.play)];
  return change && play ? { change, play } : null;
}

/** Parses all changes of a play, newest first; null when the data is no array (ROSTER-14). */
export const parsePlayHistory = (data: unknown): PlayChange[] | null =>
  Array.isArray(data) ? parseArray(data, parsePlayChange) : null;
