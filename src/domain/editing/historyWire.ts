import { isRecord, toNumber, toText } from '../lib/coerce';
import { FIELD_NAMES } from '../tournament/tournamentFields';
import { CHANGE_KINDS, type FieldChange, type HistoryEntry } from './history';

const parseValue = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

function parseChange(data: unknown): FieldChange[] {
  if (!isRecord(data)) return [];
  const field = FIELD_NAMES.find((name) => name === data.field);
  return field ? [{ field, from: parseValue(data.from), to: parseValue(data.to) }] : [];
}

function parseEntry(data: unknown, index: number): HistoryEntry[] {
  if (!isRecord(data)) return [];
  const kind = CHANGE_KINDS.find((name) => name === data.kind);
  if (!kind) return [];
  return [
    {
      id: toNumber(data.id) ?? -1 - index,
      at: toText(data.at),
      username: toText(data.username),
      kind,
      version: toNumber(data.version) ?? 0,
      changes: Array.isArray(data.changes) ? data.changes.flatMap(parseChange) : [],
    },
  ];
}

/**
 * Parses a tournament's history, newest first (TRUST-8). Skips entries of unknown kinds and changes of unknown fields.
 * @returns null when the data is no array
 */
export const parseHistory = (data: unknown): HistoryEntry[] | null =>
  Array.isArray(data) ? data.flatMap(parseEntry) : null;
