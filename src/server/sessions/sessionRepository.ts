import { CLOCK_TOLERANCE_MS, SESSION_LIFETIME_MS } from '../../domain/protocol/session';
import { compileQuery } from '../db/compileQuery';
import type { ClubDatabase } from '../db/tables';
import { withTransaction } from '../db/withTransaction';
import { hashToken } from './tokens';

type Administrator = { username: string; passwordHash: string };
export type StoredAdministrator = Administrator & {
  /** Instant of the last new password or the last end of all sessions, ISO in UTC. */
  changedAt: string;
};
export type StoredSession = { username: string; signedInAt: number };

export type SessionRepository = ReturnType<typeof createSessionRepository>;

const findSessions = compileQuery((database, { tokenHash }: { tokenHash: string }) =>
  database
    .selectFrom('sessions')
    .select(['username', 'signed_in_at as signedInAt'])
    .where('token_hash', '=', tokenHash),
);

/** All SQL of the administrator and the sessions. Instants are ms since the epoch. */
export function createSessionRepository(database: ClubDatabase) {
  return {
    /** Finds the only administrator. Null before the first start. */
    async findAdministrator(): Promise<StoredAdministrator | null> {
      const row = await database
        .selectFrom('administrators')
        .select(['username', 'password_hash as passwordHash', 'updated_at as changedAt'])
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      return row ?? null;
    },

    /**
     * Adds the first administrator.
     * @param beforeAdding runs only without an administrator, while no other server can add one
     * @returns false when an administrator exists already, perhaps from another server
     * @throws the error of `beforeAdding`, and then adds nothing
     */
    addAdministrator: (
      { username, passwordHash }: Administrator,
      at: string,
      beforeAdding?: () => Promise<void>,
    ): Promise<boolean> =>
      withTransaction(database, async (transaction) => {
        const found = await transaction.selectFrom('administrators').select('username').execute();
        if (found.length > 0) return false;
        await beforeAdding?.();
        await transaction
          .insertInto('administrators')
          .values({ username, password_hash: passwordHash, created_at: at, updated_at: at })
          .execute();
        return true;
      }),

    /** Sets the password and ends every session, both or neither. */
    changePassword: ({ username, passwordHash }: Administrator, at: string): Promise<void> =>
      withTransaction(database, async (transaction) => {
        await transaction
          .updateTable('administrators')
          .set({ password_hash: passwordHash, updated_at: at })
          .where('username', '=', username)
          .execute();
        await transaction.deleteFrom('sessions').execute();
      }),

    /**
     * Starts a session after a checked password, and deletes expired sessions.
     * @returns false when the password was changed, or all sessions were ended, during the check
     */
    startSession: (token: string, checked: StoredAdministrator, at: number): Promise<boolean> =>
      withTransaction(database, async (transaction) => {
        const { username, passwordHash, changedAt } = checked;
        const row = await transaction
          .selectFrom('administrators')
          .select('username')
          .where('username', '=', username)
          .where('password_hash', '=', passwordHash)
          .where('updated_at', '=', changedAt)
          .executeTakeFirst();
        if (!row) return false;
        await transaction
          .deleteFrom('sessions')
          .where(({ or, eb }) =>
            or([
              eb('signed_in_at', '<', at - SESSION_LIFETIME_MS),
              // A clock that was ahead may have dated a session. The session would become valid at that date.
              eb('signed_in_at', '>', at + SESSION_LIFETIME_MS),
            ]),
          )
          .execute();
        await transaction
          .insertInto('sessions')
          .values({ token_hash: hashToken(token), username, signed_in_at: at })
          .execute();
        return true;
      }),

    async findSession(token: string): Promise<StoredSession | null> {
      const [row] = await findSessions(database, { tokenHash: hashToken(token) });
      return row ?? null;
    },

    async endSession(token: string): Promise<void> {
      await database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
    },

    /** Lists the start times of the valid sessions, latest first. */
    async listSessionTimes(now: number): Promise<number[]> {
      const rows = await database
        .selectFrom('sessions')
        .select('signed_in_at')
        .where('signed_in_at', '>=', now - SESSION_LIFETIME_MS)
        .where('signed_in_at', '<=', now + CLOCK_TOLERANCE_MS)
        .orderBy('signed_in_at', 'desc')
        .execute();
      return rows.map((row) => row.signed_in_at);
    },

    /**
     * Ends every session, including those in a server's memory.
     * @param at ISO instant, UTC
     * @returns the number of stored sessions
     */
    endSessions: (at: string): Promise<number> =>
      withTransaction(database, async (transaction) => {
        await transaction.updateTable('administrators').set({ updated_at: at }).execute();
        const { numDeletedRows } = await transaction.deleteFrom('sessions').executeTakeFirst();
        return Number(numDeletedRows);
      }),
  };
}
