import { isRecord, toText } from '../../lib/coerce';
import { parsePlay, type Play } from '../wire/playWire';
import { parseArray } from '../wire/wireParsers';
import { parseEvent } from './eventRegistry';
import type { PlayChange } from './events';

/** A change as it was stored, and the play after it. */
export type ChangeResponse = { change: PlayChange; play: Play };

/** A change; null for what is none. Events of an unknown kind are left out. */
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

/** Returns the answer to a change; null for data of another shape. */
export function parseChangeResponse(data: unknown): ChangeResponse | null {
  if (!isRecord(data)) return null;
  const [change, play] = [parsePlayChange(data.change), parsePlay(data.play)];
  return change && play ? { change, play } : null;
}

/** ROSTER-14: everything that was done in a play, newest first; null where the data is no array. */
export const parsePlayHistory = (data: unknown): PlayChange[] | null =>
  Array.isArray(data) ? parseArray(data, parsePlayChange) : null;
