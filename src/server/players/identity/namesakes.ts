import { sql } from 'kysely';
import { toNameKey } from '../../../domain/lib/sameName';
import type { IdentityKey } from '../../../domain/players/identity/identityKey';
import { isPostgres } from '../../db/jsonSql';
import type { ClubDatabase } from '../../db/tables';

/** A stored player, with the key that compares names. */
export type StoredPlayer = IdentityKey & { id: string; name: string; mergedInto: string | null };

const queryPlayers = (database: ClubDatabase) =>
  database
    .selectFrom('players')
    .select(['id', 'phone', 'name_key as name', 'merged_into as mergedInto'])
    // The condition has the index's own form, so that the database uses the index.
    .where('name_key', '<>', sql.lit(''));

const withNameKey = (row: Omit<StoredPlayer, 'nameKey'>): StoredPlayer => ({
  ...row,
  nameKey: toNameKey(row.name),
});

/**
 * Builds SQL that is true for a stored name with signs other than small Cyrillic letters, spaces and hyphens. Any other
 * name is stored in the form of `toNameKey`.
 */
const buildOtherSignsSql = (database: ClubDatabase) =>
  isPostgres(database)
    ? sql<boolean>`name_key ~ '[^а-я -]'`
    : sql<boolean>`name_key glob '*[^а-я -]*'`;

/**
 * Lists the players of some names, in any spelling (PLAYER-85).
 * @param nameKeys from `toNameKey`
 */
export async function listPlayersByName(
  database: ClubDatabase,
  nameKeys: readonly string[],
): Promise<StoredPlayer[]> {
  const wanted = new Set(nameKeys.filter(Boolean));
  if (wanted.size === 0) return [];
  const rows = await queryPlayers(database)
    .where(({ or, eb }) => or([eb('name_key', 'in', [...wanted]), buildOtherSignsSql(database)]))
    .execute();
  return rows.map(withNameKey).filter(({ nameKey }) => wanted.has(nameKey));
}

/** Lists the players of some phones, in their stored form. */
export async function listPlayersByPhone(
  database: ClubDatabase,
  phones: readonly string[],
): Promise<StoredPlayer[]> {
  const wanted = [...new Set(phones)].filter(Boolean);
  if (wanted.length === 0) return [];
  return (await queryPlayers(database).where('phone', 'in', wanted).execute()).map(withNameKey);
}
