import { foldName } from '../lib/cleanName';
import type { Tournament } from '../tournament/tournament';

/** A past organizer with the most recent phone. */
type SuggestedOrganizer = { name: string; phone: string; folded: string };

/** Cached per list, so that organizers are computed once for all keystrokes. */
const organizersByList = new WeakMap<readonly Tournament[], SuggestedOrganizer[]>();

/**
 * All past organizers, each once: the most recent first, in a tie the more frequent (COMFORT-24). Names that look the
 * same are one organizer (PLAYER-85).
 */
export function listOrganizers(tournaments: readonly Tournament[]): SuggestedOrganizer[] {
  const organizers = organizersByList.get(tournaments) ?? sortOrganizers(tournaments);
  organizersByList.set(tournaments, organizers);
  return organizers;
}

function sortOrganizers(tournaments: readonly Tournament[]): SuggestedOrganizer[] {
  const foldedByName = new Map<string, string>();
  const known = new Map<string, SuggestedOrganizer & { last: string; count: number }>();
  for (const { organizer_name, organizer_phone: phone, created_at: at } of tournaments) {
    const folded = foldedByName.get(organizer_name) ?? foldName(organizer_name);
    foldedByName.set(organizer_name, folded);
    if (folded === '') continue;
    const before = known.get(folded);
    if (!before) {
      known.set(folded, { name: organizer_name.trim(), phone, folded, last: at, count: 1 });
      continue;
    }
    before.count += 1;
    if (at < before.last) continue;
    Object.assign(before, { name: organizer_name.trim(), phone, last: at });
  }
  return [...known.values()].sort((a, b) =>
    a.last === b.last ? b.count - a.count : a.last < b.last ? 1 : -1,
  );
}

/**
 * The organizers whose name contains the text, in the given order (COMFORT-24). A fully typed name has no suggestion.
 */
export function searchOrganizers(
  organizers: readonly SuggestedOrganizer[],
  text: string,
  most: number,
): SuggestedOrganizer[] {
  const wanted = foldName(text);
  const found: SuggestedOrganizer[] = [];
  for (const organizer of organizers) {
    if (found.length === most) break;
    if (organizer.folded.includes(wanted)) found.push(organizer);
  }
  return found.length === 1 && found[0]!.folded === wanted ? [] : found;
}
