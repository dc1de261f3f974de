import type { Database } from 'better-sqlite3';
import { existsSync } from 'node:fs';
import type { PlayLinksTable, PlaysTable } from '../playTables';
import { listIntegrityErrors, openWithoutMigrating } from './inspect';

/** The secret addresses of a play's pages, and what signs the forms of its sign-up page. */
export type StoredPlayAddresses = Pick<PlaysTable, 'sign_up_token' | 'sign_up_key'> & {
  links: Pick<PlayLinksTable, 'purpose' | 'token'>[];
};

/** TRUST-74: what a database that is replaced tells of what was withdrawn since the backup. */
export type FormerClub = {
  /** By `toFormerTournamentKey`. */
  addresses: ReadonlyMap<string, StoredPlayAddresses>;
  /** The version of the text by which an entry's whole name may be shown, by the entry's id. */
  consents: ReadonlyMap<string, string>;
  /** The instant at which a player was forgotten, by the player's id. */
  forgotten: ReadonlyMap<string, string>;
  /** The hash of an administrator's password, by the username (TRUST-86). */
  passwords: ReadonlyMap<string, string>;
};

/** An id alone may be another tournament's: ids are given again after an earlier restore. */
export const toFormerTournamentKey = (id: number, createdAt: string): string =>
  `${id} ${createdAt}`;

function listRows<Row>(sqlite: Database, query: string): Row[] {
  return sqlite.prepare<[], Row>(query).all();
}

/** The instant at which a club was founded, which all backups of it share. */
const readFounding = (sqlite: Database): unknown =>
  sqlite.prepare('SELECT min(created_at) FROM administrators').pluck().get();

function readAddresses(sqlite: Database): Map<string, StoredPlayAddresses> {
  type PlayRow = Omit<StoredPlayAddresses, 'links'> & { id: number; created_at: string };
  const plays = listRows<PlayRow>(
    sqlite,
    `SELECT t.id, t.created_at, p.sign_up_token, p.sign_up_key
      FROM plays p JOIN tournaments t ON t.id = p.tournament_id`,
  );
  const links = listRows<PlayLinksTable>(sqlite, 'SELECT * FROM play_links');
  return new Map(
    plays.map(({ id, created_at, ...keys }) => [
      toFormerTournamentKey(id, created_at),
      {
        ...keys,
        links: links
          .filter((link) => link.tournament_id === id)
          .map(({ purpose, token }) => ({ purpose, token })),
      },
    ]),
  );
}

function readPairs(
  sqlite: Database,
  table: string,
  column: string,
  key = 'id',
): Map<string, string> {
  const rows = listRows<{ id: string; value: string }>(
    sqlite,
    `SELECT ${key} AS id, ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL`,
  );
  return new Map(rows.map(({ id, value }) => [id, value]));
}

function readClub(sqlite: Database): FormerClub {
  return {
    addresses: readAddresses(sqlite),
    consents: readPairs(sqlite, 'play_entries', 'public_name_consent'),
    forgotten: readPairs(sqlite, 'players', 'forgotten_at'),
    passwords: readPairs(sqlite, 'administrators', 'password_hash', 'username'),
  };
}

/**
 * Reads a database that a copy is about to replace. Nothing is written to it.
 * @returns null where it is missing, damaged, too old to tell, or of another club
 */
export function readFormerClub(file: string, copy: string): FormerClub | null {
  if (!existsSync(file)) return null;
  const opened: Database[] = [];
  const open = (name: string): Database => {
    const sqlite = openWithoutMigrating(name, { readonly: true });
    opened.push(sqlite);
    return sqlite;
  };
  try {
    const former = open(file);
    if (listIntegrityErrors(former).length > 0) return null;
    return readFounding(former) === readFounding(open(copy)) ? readClub(former) : null;
  } catch {
    return null;
  } finally {
    for (const sqlite of opened) sqlite.close();
  }
}
