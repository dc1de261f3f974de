import {
  FORGOTTEN_ORGANIZER_LABEL,
  FORGOTTEN_PLAYER_LABEL,
} from '../../../domain/players/forgetting/anonymise';
import { toUserIdColumn } from '../../db/jsonSql';
import type { ClubDatabase } from '../../db/tables';
import type { PersonMentions } from './findPersonMentions';
import type { PersonRecords } from './personRecords';
import { withHistoryRewrite } from './withHistoryRewrite';

/** Replaces the person's data in rosters and applications. Rounds, payments and scores remain. */
async function replaceRows(
  transaction: ClubDatabase,
  { playerIds, entries, applications }: PersonRecords,
): Promise<void> {
  const [player_id] = playerIds;
  if (entries.length > 0) {
    await transaction
      .updateTable('play_entries')
      .set(({ eb }) => ({
        given_name: FORGOTTEN_PLAYER_LABEL,
        family_name: '',
        phone: null,
        level: null,
        consent_version: null,
        public_name_consent: null,
        cancel_hash: null,
        player_id,
        version: eb('version', '+', 1),
      }))
      .where(
        'id',
        'in',
        entries.map(({ id }) => id),
      )
      .execute();
    // A new version renews all caches of the play: pages, lists, devices.
    await transaction
      .updateTable('plays')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where(
        'tournament_id',
        'in',
        entries.map(({ tournamentId }) => tournamentId),
      )
      .execute();
  }
  if (applications.length > 0) {
    await transaction
      .updateTable('applications')
      .set({
        name: FORGOTTEN_PLAYER_LABEL,
        contact_phone: '',
        level: null,
        user_id: toUserIdColumn(transaction, 0),
        player_id,
      })
      .where(
        'id',
        'in',
        applications.map(({ id }) => id),
      )
      .execute();
  }
}

async function replacePlayers(
  transaction: ClubDatabase,
  ids: readonly string[],
  at: string,
): Promise<void> {
  await transaction.deleteFrom('player_invitations').where('player_id', 'in', ids).execute();
  await transaction
    .deleteFrom('player_wishes')
    .where(({ or, eb }) => or([eb('one_id', 'in', ids), eb('other_id', 'in', ids)]))
    .execute();
  await transaction
    .updateTable('players')
    .set(({ eb }) => ({
      phone: '',
      name_key: '',
      note: '',
      correction: null,
      forgotten_at: at,
      version: eb('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}

async function replaceElsewhere(
  transaction: ClubDatabase,
  { organized, lines, answers }: PersonMentions,
): Promise<void> {
  if (organized.length > 0) {
    await transaction
      .updateTable('tournaments')
      .set(({ eb }) => ({
        organizer_name: FORGOTTEN_ORGANIZER_LABEL,
        organizer_phone: '',
        version: eb('version', '+', 1),
      }))
      .where(
        'id',
        'in',
        organized.map(({ id }) => id),
      )
      .execute();
  }
  for (const { username, key, answer } of answers) {
    await transaction
      .updateTable('idempotency_keys')
      .set({ answer })
      .where('username', '=', username)
      .where('key', '=', key)
      .execute();
  }
  if (lines.length === 0) return;
  await withHistoryRewrite(transaction, async () => {
    for (const { id, changes } of lines) {
      await transaction
        .updateTable('tournament_history')
        .set({ changes })
        .where('id', '=', id)
        .execute();
    }
  });
}

/**
 * Removes a person from all tables of the database, within a transaction (PLAYER-60). The random ids remain: they keep
 * the person's results separate from others', and a restored backup needs them to forget the person again.
 * @param at the current instant, ISO in UTC
 */
export async function forgetPerson(
  transaction: ClubDatabase,
  records: PersonRecords,
  elsewhere: PersonMentions,
  at: string,
): Promise<void> {
  await replaceRows(transaction, records);
  await replacePlayers(transaction, records.playerIds, at);
  await replaceElsewhere(transaction, elsewhere);
}
