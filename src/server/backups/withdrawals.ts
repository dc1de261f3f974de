import {
  toFormerTournamentKey,
  type FormerClub,
  type StoredPlayAddresses,
} from '../db/sqlite/formerClub';
import { SCHEMA_VERSION, SCHEMA_VERSION_WITH } from '../db/sqlite/migrateSqlite';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import { formatPlainQuantity } from '../lib/format';
import { createPlayRepository, generateSignUpSecrets } from '../play/log/playRepository';

/** Counts of what a restore has ended, because a backup lacks later withdrawals (TRUST-74). */
export type RestoreWithdrawalCounts = {
  /** Number of tournaments with ended addresses. */
  tournaments: number;
  /** Number of ended consents to show the full name. */
  consents: number;
  /** True when the password may have changed since the backup. The backup's password is then valid again (TRUST-86). */
  hasOldPassword: boolean;
};

export function describeWithdrawnAfterRestore({
  tournaments,
  consents,
}: RestoreWithdrawalCounts): string {
  const links =
    tournaments === 0
      ? 'Ссылки для записи, для зрителей и для счёта — те, что были перед восстановлением.'
      : `Больше не действуют ссылки для записи, для зрителей и для счёта у ${formatPlainQuantity(tournaments, 'турнира', 'турниров', 'турниров')}: ` +
        'сделайте новые и отправьте игрокам.';
  if (consents === 0) return links;
  return `${links} Снято согласий показывать фамилию целиком: ${consents}.`;
}

/** Sets each play's secret address to the one from before the restore. A play without one gets a new address. */
async function replaceAddresses(
  database: ClubDatabase,
  schema: number,
  former: FormerClub | null,
): Promise<number> {
  const plays = createPlayRepository(database);
  const rows = await database
    .selectFrom('plays as p')
    .innerJoin('tournaments as t', 't.id', 'p.tournament_id')
    .select(['t.id', 't.created_at'])
    .execute();
  if (schema >= SCHEMA_VERSION_WITH.playPages) await database.deleteFrom('play_links').execute();
  let ended = 0;
  for (const { id, created_at } of rows) {
    const known = former?.addresses.get(toFormerTournamentKey(id, created_at));
    const { links, ...keys }: StoredPlayAddresses = known ?? {
      ...generateSignUpSecrets(),
      links: [],
    };
    await plays.update(id, keys);
    if (!known) ended += 1;
    if (links.length === 0 || schema < SCHEMA_VERSION_WITH.playPages) continue;
    const added = links.map((link) => ({ ...link, tournament_id: id }));
    await database.insertInto('play_links').values(added).execute();
  }
  return ended;
}

async function endConsents(database: ClubDatabase, former: FormerClub | null): Promise<number> {
  const rows = await database
    .selectFrom('play_entries')
    .select(['id', 'tournament_id', 'public_name_consent'])
    .where('public_name_consent', 'is not', null)
    .execute();
  const ended = rows.filter((row) => former?.consents.get(row.id) !== row.public_name_consent);
  for (const { id } of ended) {
    await database
      .updateTable('play_entries')
      .set({ public_name_consent: null })
      .where('id', '=', id)
      .execute();
  }
  return ended.length;
}

async function hasOldPassword(database: ClubDatabase, former: FormerClub | null): Promise<boolean> {
  const rows = await database
    .selectFrom('administrators')
    .select(['username', 'password_hash'])
    .execute();
  return rows.some((row) => former?.passwords.get(row.username) !== row.password_hash);
}

/**
 * Ends everything in a restored database that was withdrawn, or may have been, after the backup (TRUST-74): addresses
 * of pages and consents to show the full name.
 * @param former the replaced database; null when it cannot be read, and everything ends
 * @param schema the schema of a database that is older than the program
 */
export const applyWithdrawalsAfterRestore = (
  database: ClubDatabase,
  former: FormerClub | null,
  schema = SCHEMA_VERSION,
): Promise<RestoreWithdrawalCounts> =>
  withTransaction(database, async (transaction) => ({
    tournaments:
      schema >= SCHEMA_VERSION_WITH.plays ? await replaceAddresses(transaction, schema, former) : 0,
    consents: schema >= SCHEMA_VERSION_WITH.players ? await endConsents(transaction, former) : 0,
    hasOldPassword: await hasOldPassword(transaction, former),
  }));
