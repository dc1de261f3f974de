import { titleLines } from '../announcement';
import { phoneListOf } from '../phoneList';
import type { Tournament } from '../tournament';
import type { Entry } from './entry';
import type { Variant } from './gameSettings';
import { fullName } from './names';
import { playNames } from './publicNameOf';
import { inOrder } from './roster';
import type { PlaySettings, RosterSettings } from './settings';
import { partnerOf } from './variant';

/** ROSTER-21: how the entries are shown to others, by the entry's id. */
export const publicNamesOf = (
  entries: readonly Entry[],
  settings: Pick<RosterSettings, 'showsFullNames'>,
): Map<string, string> => playNames(new Map(entries.map((entry) => [entry.id, entry])), settings);

/** PLAY-55: some entries, the two of a fixed pair as one, where the first of them stands. */
function unitsOf(entries: readonly Entry[], variant: Variant): Entry[][] {
  const byId = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  const partnerIn = ({ id }: Entry) =>
    variant === 'fixed' ? byId[partnerOf({ entries: byId }, id) ?? ''] : undefined;
  const told = new Set<Entry>();
  return entries.flatMap((entry) => {
    if (told.has(entry)) return [];
    const partner = partnerIn(entry);
    if (partner) told.add(partner);
    return [partner ? [entry, partner] : [entry]];
  });
}

/**
 * ROSTER-13: roster and waiting list as a text for a chat, numbered, names as «Мария О.», without phones; a fixed
 * pair has one line.
 * @param capacity how many can play; null: as many as come
 */
export function rosterText(
  tournament: Tournament,
  entries: readonly Entry[],
  settings: Pick<PlaySettings, 'capacity' | 'showsFullNames' | 'variant'>,
): string {
  const { capacity, variant } = settings;
  const names = publicNamesOf(entries, settings);
  const linesOf = (some: readonly Entry[]) =>
    unitsOf(some, variant).map(
      (unit, index) => `${index + 1}. ${unit.map(({ id }) => names.get(id)).join(' + ')}`,
    );
  const confirmed = inOrder(entries, 'confirmed');
  const waiting = linesOf(inOrder(entries, 'waiting'));
  const count = capacity === null ? `${confirmed.length}` : `${confirmed.length} из ${capacity}`;
  return [
    ...titleLines(tournament),
    '',
    `Состав (${count}):`,
    ...linesOf(confirmed),
    ...(waiting.length > 0 ? ['', 'Лист ожидания:', ...waiting] : []),
  ].join('\n');
}

/** ROSTER-13: a line with name and phone for each who is confirmed or waits, and last who has no phone. */
export const rosterPhones = (
  entries: readonly Entry[],
  ...statuses: readonly ('confirmed' | 'waiting')[]
) =>
  phoneListOf(
    statuses.flatMap((status) =>
      inOrder(entries, status).map((entry) => ({
        name: fullName(entry),
        contact_phone: entry.phone ?? '',
      })),
    ),
  );
