import type { Tables } from '../tables';

type CopiedTable<Columns = Readonly<Record<string, unknown>>> = {
  /** Its primary key, in whose order both databases give its rows. */
  readonly key: readonly (keyof Columns & string)[];
  /** Whether a database numbers its rows itself. */
  readonly isNumbered?: true;
  /** Columns that each database fills itself. */
  readonly renewed?: readonly (keyof Columns & string)[];
};

/**
 * How each table is copied, in an order in which no row comes before one that it refers to. Null: it is not copied,
 * because each database has rows of its own, as of the list's state and of the trash's clock, which starts anew.
 */
const COPYING = {
  administrators: { key: ['username'] },
  sessions: { key: ['token_hash'] },
  sign_in_failures: { key: ['address'] },
  tournaments: { key: ['id'], isNumbered: true, renewed: ['revision', 'deleted_at_observed'] },
  players: { key: ['id'] },
  applications: { key: ['id'], isNumbered: true },
  tournament_history: { key: ['id'], isNumbered: true },
  idempotency_keys: { key: ['username', 'key'] },
  calendar_address: { key: ['id'] },
  plays: { key: ['tournament_id'] },
  play_changes: { key: ['seq'], isNumbered: true },
  play_entries: { key: ['id'] },
  play_links: { key: ['tournament_id', 'purpose'] },
  player_wishes: { key: ['one_id', 'other_id'] },
  player_invitations: { key: ['tournament_id', 'player_id'] },
  sign_ups: { key: ['id'], isNumbered: true },
  list_state: null,
  trash_clock: null,
} as const satisfies { readonly [Name in keyof Tables]: CopiedTable<Tables[Name]> | null };

/** A table that is copied. */
export type CopiedTableName = {
  [Name in keyof Tables]: (typeof COPYING)[Name] extends null ? never : Name;
}[keyof Tables];

export const TABLE_NAMES = Object.keys(COPYING) as (keyof Tables)[];

export const COPIED_TABLE_NAMES: readonly CopiedTableName[] = TABLE_NAMES.filter(
  (table): table is CopiedTableName => COPYING[table] !== null,
);

/** How a table is copied. */
export const getTableCopying = (table: CopiedTableName): CopiedTable => COPYING[table];
