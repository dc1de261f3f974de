import type { Database } from 'better-sqlite3';
import { existsSync } from 'node:fs';
import type { PlayLinksTable, PlaysTable } from '../playTables';
import { listIntegrityErrors, openWithoutMigrating } from './inspect';

/** The secret addresses of a play's pages, and the key that signs its sign-up forms. */
export type StoredPlayAddresses = Pick<PlaysTable, 'sign_up_token' | 'sign_up_key'> & {
  links: Pick<PlayLinksTable, 'purpose' | 'token'>[];
};

/** Data of a replaced database. They show everything that was withdrawn after the backup (TRUST-74). */
export type FormerClub = {
  /** Addresses, keyed by `toFormerTournamentKey`. */
  addresses: ReadonlyMap<string, StoredPlayAddresses>;
  /** Versions of the text that allows showing an entry's full name, keyed by entry id. */
  consents: ReadonlyMap<string, string>;
  /** Instants of forgetting, keyed by player id. */
  forgotten: ReadonlyMap<string, string>;
  /** Password hashes of administrators, keyed by username (TRUST-86). */
  passwords: ReadonlyMap<string, string>;
};

/**
 * Returns a tournament's key. The id alone may belong to another tournament, because after a restore new tournaments
 * use the same ids.
 */
export const toFormerTournamentKey = (id: number, createdAt: string): string =>
  `${id} ${createdAt}`;

function listRows<Row>(sqlite: Database, query: string): Row[] {
  return sqlite.prepare<[], Row>(query).all();
}

/** Reads the instant at which the club was founded. It is the same in all its backups. */
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
 * Reads the database that a copy will replace. Writes nothing to the database.
 * @returns null when it is missing, damaged, too old, or of another club
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
