import { titleLines } from '../announcement';
import { phoneListOf } from '../phoneList';
import type { Tournament } from '../tournament';
import type { Entry } from './entry';
import { fullName } from './names';
import { playNames } from './publicNameOf';
import { inOrder } from './roster';
import type { RosterSettings } from './settings';

/** ROSTER-21: how the entries are shown to others, by the entry's id. */
export const publicNamesOf = (
  entries: readonly Entry[],
  settings: Pick<RosterSettings, 'showsFullNames'>,
): Map<string, string> => playNames(new Map(entries.map((entry) => [entry.id, entry])), settings);

/**
 * ROSTER-13: roster and waiting list as a text for a chat, numbered, names as «Мария О.», without phones.
 * @param capacity how many can play; null: as many as come
 */
export function rosterText(
  tournament: Tournament,
  entries: readonly Entry[],
  settings: Pick<RosterSettings, 'capacity' | 'showsFullNames'>,
): string {
  const { capacity } = settings;
  const names = publicNamesOf(entries, settings);
  const linesOf = (status: 'confirmed' | 'waiting') =>
    inOrder(entries, status).map(({ id }, index) => `${index + 1}. ${names.get(id)}`);
  const [confirmed, waiting] = [linesOf('confirmed'), linesOf('waiting')];
  const count = capacity === null ? `${confirmed.length}` : `${confirmed.length} из ${capacity}`;
  return [
    ...titleLines(tournament),
    '',
    `Состав (${count}):`,
    ...confirmed,
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
