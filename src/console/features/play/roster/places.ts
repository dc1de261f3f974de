import type { EntryStatus } from '../../../../domain/play/entry';
import type { Part, Place } from './rosterContext';

/** The ids of the entries of each part, in order, as the parts stand one under another. */
export type PartIds = readonly { part: Part; ids: readonly string[] }[];

/** Every place that the entry can take, from the top down; its own is among them. */
function placesFor(parts: PartIds, entryId: string): Place[] {
  return parts.flatMap(({ part, ids }): Place[] => [
    ...ids.filter((id) => id !== entryId).map((before) => ({ part, before })),
    { part, before: null },
  ]);
}

/** Where an entry stands now. */
export function placeOf(parts: PartIds, entryId: string): Place | null {
  for (const { part, ids } of parts) {
    const at = ids.indexOf(entryId);
    if (at >= 0) return { part, before: ids[at + 1] ?? null };
  }
  return null;
}

export const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one?.part === other?.part && one?.before === other?.before;

/** The place that is `by` places further down; the last one at the edges. */
export function placeAfter(parts: PartIds, entryId: string, from: Place, by: number): Place {
  const places = placesFor(parts, entryId);
  const at = places.findIndex((place) => isSamePlace(place, from));
  return places[Math.max(0, Math.min(places.length - 1, at + by))]!;
}

/** The number that an entry would have at a place. */
export function numberAt(parts: PartIds, entryId: string, { part, before }: Place): number {
  const ids = parts.find((one) => one.part === part)!.ids.filter((id) => id !== entryId);
  return (before === null ? ids.length : ids.indexOf(before)) + 1;
}

/** The status of whoever is moved to a part; of those who are in it already it stays. */
export const statusIn = (part: Part, now: EntryStatus): EntryStatus => {
  if (part !== 'gone') return part;
  return now === 'declined' ? 'declined' : 'withdrawn';
};

export const PART_TITLES: Readonly<Record<Part, string>> = {
  confirmed: 'Основной состав',
  waiting: 'Лист ожидания',
  gone: 'Отказались',
};

/** ROSTER-6: where an entry would go, as it is shown and read out. */
export function placeText(
  parts: PartIds,
  entryId: string,
  place: Place | null,
  hasKeys: boolean,
): string {
  if (!place) return 'Выберите место';
  const number = numberAt(parts, entryId, place);
  const text = `Новое место: ${PART_TITLES[place.part].toLowerCase()}, ${number}`;
  return hasKeys ? `${text}. Enter — поставить, Esc — отменить` : text;
}
