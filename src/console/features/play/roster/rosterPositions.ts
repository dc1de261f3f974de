import type { EntryStatus } from '../../../../domain/play/model/entry';
import type { RosterPartName, RosterPosition } from './rosterContext';

/** Ids of the entries by part; parts and entries are in the shown order. */
export type RosterPartIds = readonly { part: RosterPartName; ids: readonly string[] }[];

/** All positions that the entry can take, from the top down, including its current one. */
function listPositions(parts: RosterPartIds, entryId: string): RosterPosition[] {
  return parts.flatMap(({ part, ids }): RosterPosition[] => [
    ...ids.filter((id) => id !== entryId).map((before) => ({ part, before })),
    { part, before: null },
  ]);
}

/** Returns null if no part contains the entry. */
export function findRosterPosition(parts: RosterPartIds, entryId: string): RosterPosition | null {
  for (const { part, ids } of parts) {
    const at = ids.indexOf(entryId);
    if (at >= 0) return { part, before: ids[at + 1] ?? null };
  }
  return null;
}

export const isSamePosition = (one: RosterPosition | null, other: RosterPosition | null): boolean =>
  one?.part === other?.part && one?.before === other?.before;

/** The position `by` steps further down, at most the last one, at least the first. */
export function getPositionMovedBy(
  parts: RosterPartIds,
  entryId: string,
  from: RosterPosition,
  by: number,
): RosterPosition {
  const places = listPositions(parts, entryId);
  const at = places.findIndex((place) => isSamePosition(place, from));
  return places[Math.max(0, Math.min(places.length - 1, at + by))]!;
}

function getRosterNumberAt(
  parts: RosterPartIds,
  entryId: string,
  { part, before }: RosterPosition,
): number {
  const ids = parts.find((one) => one.part === part)!.ids.filter((id) => id !== entryId);
  return (before === null ? ids.length : ids.indexOf(before)) + 1;
}

/** The status that an entry gets in a part. A declined entry stays declined in «gone». */
export const getStatusForPart = (part: RosterPartName, now: EntryStatus): EntryStatus => {
  if (part !== 'gone') return part;
  return now === 'declined' ? 'declined' : 'withdrawn';
};

export const ROSTER_PART_LABELS: Readonly<Record<RosterPartName, string>> = {
  confirmed: 'Основной состав',
  waiting: 'Лист ожидания',
  gone: 'Отказались',
};

/** The position of a dragged entry in words, also announced to screen readers (ROSTER-6). */
export function describeDropPosition(
  parts: RosterPartIds,
  entryId: string,
  place: RosterPosition | null,
  hasKeys: boolean,
): string {
  if (!place) return 'Выберите место';
  const number = getRosterNumberAt(parts, entryId, place);
  const text = `Новое место: ${ROSTER_PART_LABELS[place.part].toLowerCase()}, ${number}`;
  return hasKeys ? `${text}. Enter — поставить, Esc — отменить` : text;
}
