import { sql } from 'kysely';
import { groupBy } from '../../../domain/lib/groupBy';
import { normalizeName, toNameKey } from '../../../domain/lib/sameName';
import { toPhoneKey } from '../../../domain/fields/playerPhone';
import { formatFullName } from '../../../domain/play/people/names';
import type { ClubDatabase } from '../../db/tables';
import { parseCorrection } from './playerCorrections';
import type { StoredPlayer } from './namesakes';

/**
 * Lists keys of merged and corrected players: each of their names with each of their phones (PLAYER-88). A person's
 * last name and phone may come from two records. An entry with both is not a new player.
 * @param resolveAlias returns the player that an id was merged into
 */
export async function listMixedKeys(
  database: ClubDatabase,
  resolveAlias: (playerId: string) => string,
): Promise<StoredPlayer[]> {
  const rows = await database
    .selectFrom('players')
    .select(['id', 'phone', 'name_key', 'correction'])
    .where('forgotten_at', 'is', null)
    .where(
      sql<boolean>`(correction IS NOT NULL OR merged_into IS NOT NULL
        OR id IN (SELECT merged_into FROM players WHERE merged_into IS NOT NULL))`,
    )
    .execute();
  const keys = rows.flatMap((row) => {
    const player = resolveAlias(row.id);
    const stored = { player, phone: row.phone, name: row.name_key };
    const corrected = parseCorrection(row.correction);
    if (!corrected) return [stored];
    const name = normalizeName(formatFullName(corrected));
    return [stored, { player, phone: toPhoneKey(corrected.phone ?? ''), name }];
  });
  return [...groupBy(keys, ({ player }) => player)].flatMap(([id, own]) => {
    const phones = [...new Set(own.map(({ phone }) => phone).filter(Boolean))];
    const names = [...new Set(own.map(({ name }) => name).filter(Boolean))];
    return names.flatMap((name) =>
      (phones.length > 0 ? phones : ['']).map((phone) => ({
        ...{ id, phone, name, nameKey: toNameKey(name), mergedInto: null },
      })),
    );
  });
}
