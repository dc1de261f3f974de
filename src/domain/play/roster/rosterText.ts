import { listChatTitleLines } from '../../tournament/announcement';
import { buildPhoneList } from '../../tournament/phoneList';
import type { Tournament } from '../../tournament/tournament';
import type { Entry } from '../model/entry';
import type { PartnerMode } from '../model/gameSettings';
import type { PlaySettings, RosterSettings } from '../model/settings';
import { formatFullName } from '../people/names';
import { createPlayPublicNames } from '../people/playNames';
import { findPartner } from './partnerMode';
import { countPeople, describePeople, toCountedPlay, type RosterPlay } from './people';
import { listWithStatus } from './roster';
import { listSpotHolders } from './spots';

/** The public names of entries, by entry id (ROSTER-21). */
export const createPublicNamesById = (
  entries: readonly Entry[],
  settings: Pick<RosterSettings, 'showsFullNames'>,
): Map<string, string> =>
  createPlayPublicNames(new Map(entries.map((entry) => [entry.id, entry])), settings);

/** Groups both entries of a fixed pair, at the first one's position (PLAY-55). */
function groupPartners(entries: readonly Entry[], variant: PartnerMode): Entry[][] {
  const byId = Object.fromEntries(entries.map((entry) => [entry.id, entry]));
  const findPartnerEntry = ({ id }: Entry) =>
    variant === 'fixed' ? byId[findPartner({ entries: byId }, id) ?? ''] : undefined;
  const listedEntries = new Set<Entry>();
  return entries.flatMap((entry) => {
    if (listedEntries.has(entry)) return [];
    const partner = findPartnerEntry(entry);
    if (partner) listedEntries.add(partner);
    return [partner ? [entry, partner] : [entry]];
  });
}

/**
 * Roster and waitlist as a numbered text for a chat, with names such as «Мария О.» and without phones; a fixed pair has
 * one line (ROSTER-13).
 */
export function buildRosterText(
  tournament: Tournament,
  play: RosterPlay & { settings: Pick<PlaySettings, 'capacity' | 'showsFullNames' | 'variant'> },
): string {
  const { entries, settings } = play;
  const { capacity, variant } = settings;
  const names = createPublicNamesById(entries, settings);
  const formatLines = (some: readonly Entry[]) =>
    groupPartners(some, variant).map(
      (unit, index) => `${index + 1}. ${unit.map(({ id }) => names.get(id)).join(' + ')}`,
    );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const counted = toCountedPlay(play);
  const confirmed = listSpotHolders(counted).map((id) => byId.get(id)!);
  const waiting = formatLines(listWithStatus(entries, 'waiting'));
  const people = describePeople({ ...countPeople(counted), absent: 0 });
  const free = capacity === null ? 0 : capacity - confirmed.length;
  const count = [people, free > 0 && `свободно ${free}`].filter(Boolean).join(', ');
  return [
    ...listChatTitleLines(tournament),
    '',
    `Состав (${count || 0}):`,
    ...formatLines(confirmed),
    ...(waiting.length > 0 ? ['', 'Лист ожидания:', ...waiting] : []),
  ].join('\n');
}

/** A line with name and phone for each confirmed or waiting entry, then the names without a phone (ROSTER-13). */
export const buildRosterPhones = (
  entries: readonly Entry[],
  ...statuses: readonly ('confirmed' | 'waiting')[]
) =>
  buildPhoneList(
    statuses.flatMap((status) =>
      listWithStatus(entries, status).map((entry) => ({
        name: formatFullName(entry),
        contact_phone: entry.phone ?? '',
      })),
    ),
  );
