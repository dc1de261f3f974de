import type { Sex } from '../../draw/base/drawnRound';
import type { Entry } from '../../play/model/entry';
import { formatFullName } from '../../play/people/names';
import { listActiveEntries } from '../../play/roster/entryWarnings';
import { toIdentityKey } from '../identity/identityKey';
import type { Player } from '../playerWire';

/** Null for a name that identifies no person (PLAYER-1). */
function toPersonKey(person: Pick<Player, 'givenName' | 'familyName' | 'phone'>): string | null {
  const { phone, nameKey } = toIdentityKey(formatFullName(person), person.phone);
  return nameKey === '' ? null : `${phone} ${nameKey}`;
}

/**
 * The м/ж of entries without it that are known from earlier tournaments (PLAY-51).
 * @returns the entries in roster order, each with its м/ж
 */
export function findKnownSexes(
  entries: readonly Entry[],
  players: readonly Player[],
): { entry: Entry; sex: Sex }[] {
  const missing = listActiveEntries(entries).filter(({ sex }) => sex === null);
  if (missing.length === 0) return [];
  const known = new Map(
    players.flatMap((player) => {
      const key = player.sex === null ? null : toPersonKey(player);
      return key === null ? [] : [[key, player.sex!] as const];
    }),
  );
  return missing.flatMap((entry) => {
    const sex = known.get(toPersonKey(entry) ?? '');
    return sex === undefined ? [] : [{ entry, sex }];
  });
}
