import type { Tables } from '../tables';

type CopiedTable<Columns = Readonly<Record<string, unknown>>> = {
  /** Primary key. Both databases return the rows in its order. */
  readonly key: readonly (keyof Columns & string)[];
  /** True when the database creates the rows' ids. */
  readonly isNumbered?: true;
  /** Columns that each database fills itself. */
  readonly renewed?: readonly (keyof Columns & string)[];
};

/**
 * The rules of copying each table. Each row comes after the rows it refers to. Null for a table that is not copied,
 * because each database has its own rows: the list's state and the trash's clock.
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
  usual_settings: { key: ['tournament_type'] },
  list_state: null,
  trash_clock: null,
} as const satisfies { readonly [Name in keyof Tables]: CopiedTable<Tables[Name]> | null };

export type CopiedTableName = {
  [Name in keyof Tables]: (typeof COPYING)[Name] extends null ? never : Name;
}[keyof Tables];

export const TABLE_NAMES = Object.keys(COPYING) as (keyof Tables)[];

export const COPIED_TABLE_NAMES: readonly CopiedTableName[] = TABLE_NAMES.filter(
  (table): table is CopiedTableName => COPYING[table] !== null,
);

export const getTableCopying = (table: CopiedTableName): CopiedTable => COPYING[table];
