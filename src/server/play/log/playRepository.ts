import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { PlayChange, PlayEvent } from '../../../domain/play/log/events';
import {
  formatLinkPath,
  type LinkPurpose,
  type PlayLinkPaths,
} from '../../../domain/play/wire/links';
import type { PlaySummary } from '../../../domain/play/roster/playSummary';
import { compileQuery } from '../../db/compileQuery';
import { buildIncarnationColumnSql, requireDatabaseIncarnation } from '../../db/incarnation';
import type { PlaysTable } from '../../db/playTables';
import type { ClubDatabase } from '../../db/tables';

export type PlayCounts = Pick<
  PlaysTable,
  | 'capacity'
  | 'confirmed'
  | 'waiting'
  | 'absent'
  | 'paid'
  | 'pay_own_fee'
  | 'other_fees'
  | 'winners'
>;

const TOKEN_BYTES = 16;
const KEY_BYTES = 32;

const createRandomText = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** Generates the unguessable address of a sign-up page, and the key of its forms (APPLY-2). */
export const generateSignUpSecrets = (): Pick<PlaysTable, 'sign_up_token' | 'sign_up_key'> => ({
  sign_up_token: createRandomText(TOKEN_BYTES),
  sign_up_key: createRandomText(KEY_BYTES),
});

const NOTHING_YET: PlayCounts & Pick<PlaysTable, 'version'> = {
  version: 0,
  capacity: null,
  confirmed: 0,
  waiting: 0,
  absent: 0,
  paid: 0,
  pay_own_fee: 0,
  other_fees: 0,
  winners: null,
};

const findStates = compileQuery((database) =>
  database
    .selectFrom('list_state')
    .select([
      buildIncarnationColumnSql(database).as('instance'),
      sql<number>`(SELECT count(*) FROM plays)`.as('count'),
      sql<number>`(SELECT coalesce(sum(version), 0) FROM plays)`.as('versions'),
    ]),
);

/** All SQL of plays and their changes. `createEntryRepository` has the SQL of the people. */
export function createPlayRepository(database: ClubDatabase) {
  const queryChanges = (tournamentId: number) =>
    database
      .selectFrom('play_changes')
      .select(['id', 'at', 'username', 'undoes', 'events'])
      .where('tournament_id', '=', tournamentId)
      .orderBy('seq');

  async function readChanges(query: ReturnType<typeof queryChanges>): Promise<PlayChange[]> {
    const rows = await query.execute();
    return rows.map((row) => ({ ...row, events: JSON.parse(row.events) as PlayEvent[] }));
  }

  return {
    /** Starts a play unless it has started, and locks it. Other callers wait for the end of this transaction. */
    start: (tournamentId: number): Promise<PlaysTable> =>
      database
        .insertInto('plays')
        .values({
          ...NOTHING_YET,
          tournament_id: tournamentId,
          ...generateSignUpSecrets(),
        })
        .onConflict((conflict) =>
          conflict
            .column('tournament_id')
            .doUpdateSet(({ ref }) => ({ version: ref('plays.version') })),
        )
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** Finds the play of a tournament. Undefined when the play has not started. */
    find: (tournamentId: number): Promise<PlaysTable | undefined> =>
      database
        .selectFrom('plays')
        .selectAll()
        .where('tournament_id', '=', tournamentId)
        .executeTakeFirst(),

    /** Finds the play whose sign-up page has this token (APPLY-2). Its tournament may be in the trash. */
    findByToken: (token: string): Promise<PlaysTable | undefined> =>
      database
        .selectFrom('plays')
        .selectAll()
        .where('sign_up_token', '=', token)
        .executeTakeFirst(),

    /** Reads the addresses of a play's pages (SEEN-1). */
    async readLinks(tournamentId: number): Promise<PlayLinkPaths> {
      const rows = await database
        .selectFrom('play_links')
        .select(['purpose', 'token'])
        .where('tournament_id', '=', tournamentId)
        .execute();
      const findPath = (purpose: LinkPurpose) => {
        const row = rows.find((one) => one.purpose === purpose);
        return row === undefined ? null : formatLinkPath(purpose, row.token);
      };
      return { live: findPath('live'), score: findPath('score') };
    },

    /** Sets a new address of a page, which replaces any other (SEEN-1). */
    async setLink(tournamentId: number, purpose: LinkPurpose): Promise<void> {
      const token = createRandomText(TOKEN_BYTES);
      await database
        .insertInto('play_links')
        .values({ tournament_id: tournamentId, purpose, token })
        .onConflict((conflict) =>
          conflict.columns(['tournament_id', 'purpose']).doUpdateSet({ token }),
        )
        .execute();
    },

    /** Removes a page's address (SEEN-1). */
    async removeLink(tournamentId: number, purpose: LinkPurpose): Promise<void> {
      await database
        .deleteFrom('play_links')
        .where('tournament_id', '=', tournamentId)
        .where('purpose', '=', purpose)
        .execute();
    },

    /** Finds the play whose page has this token (SEEN-1). Its tournament may be in the trash. */
    findByLink: (purpose: LinkPurpose, token: string): Promise<PlaysTable | undefined> =>
      database
        .selectFrom('plays')
        .selectAll('plays')
        .innerJoin('play_links as l', 'l.tournament_id', 'plays.tournament_id')
        .where('l.purpose', '=', purpose)
        .where('l.token', '=', token)
        .executeTakeFirst(),

    /** Lists the changes that the fold uses, oldest first. */
    listChanges: (tournamentId: number): Promise<PlayChange[]> =>
      readChanges(queryChanges(tournamentId).where('beside', 'is', null)),

    /** Lists all changes of a play, oldest first (ROSTER-14). */
    listHistory: (tournamentId: number): Promise<PlayChange[]> =>
      readChanges(queryChanges(tournamentId)),

    async findChange(tournamentId: number, id: string): Promise<PlayChange | undefined> {
      const [change] = await readChanges(queryChanges(tournamentId).where('id', '=', id));
      return change;
    },

    /**
     * Adds a change.
     * @param isBeside true for a change that belongs only to the history
     */
    async addChange(
      tournamentId: number,
      { events, ...change }: PlayChange,
      isBeside: boolean,
    ): Promise<void> {
      await database
        .insertInto('play_changes')
        .values({
          ...change,
          tournament_id: tournamentId,
          events: JSON.stringify(events),
          beside: isBeside ? 1 : null,
        })
        .execute();
    },

    /** Sets columns of the play's row, and increases its version. */
    async update(
      tournamentId: number,
      columns: Partial<PlayCounts & ReturnType<typeof generateSignUpSecrets>> = {},
    ): Promise<void> {
      await database
        .updateTable('plays')
        .set(({ eb }) => ({ ...columns, version: eb('version', '+', 1) }))
        .where('tournament_id', '=', tournamentId)
        .execute();
    },

    /** Lists the plays stored by a program that did not count absent players. */
    listUncounted: (): Promise<Pick<PlaysTable, 'tournament_id' | 'version'>[]> =>
      database
        .selectFrom('plays')
        .select(['tournament_id', 'version'])
        .where('absent', 'is', null)
        .orderBy('tournament_id')
        .execute(),

    /** Stores the counts of a play that still has this version. */
    async storeCounts(
      play: Pick<PlaysTable, 'tournament_id' | 'version'>,
      counts: PlayCounts,
    ): Promise<void> {
      await database
        .updateTable('plays')
        .set({ ...counts, version: play.version + 1 })
        .where('tournament_id', '=', play.tournament_id)
        .where('version', '=', play.version)
        .execute();
    },

    /** Lists the figures of all started plays outside the trash (ROSTER-17). */
    listSummaries: (): Promise<
      (Omit<PlaySummary, 'finished' | 'winners'> & Pick<PlaysTable, 'winners'>)[]
    > =>
      database
        .selectFrom('plays as p')
        .innerJoin('tournaments as t', 't.id', 'p.tournament_id')
        .select([
          'p.tournament_id',
          'p.capacity',
          'p.confirmed',
          'p.waiting',
          'p.paid',
          'p.winners',
        ])
        .select(sql<number>`coalesce(p.absent, 0)`.as('absent'))
        .select(sql<number>`p.other_fees + p.pay_own_fee * t.entry_fee`.as('expected'))
        .where('t.deleted_at', 'is', null)
        .orderBy('p.tournament_id')
        .execute(),

    /** Reads the tag of all plays together, which changes with each change of any play (ROSTER-15). */
    async readTag(): Promise<string> {
      const [state] = await findStates(database, {});
      return `${requireDatabaseIncarnation(state!.instance)}.${state!.count}.${state!.versions}`;
    },
  };
}

export type PlayRepository = ReturnType<typeof createPlayRepository>;
