import type { StoredSession, SessionRepository, StoredAdministrator } from './sessionRepository';
import { createWriteBehind } from './writeBehind';

/** Sessions that wait to be stored; only who knows the password can begin one. */
const HELD_MAX = 1_000;

type Begun = StoredSession & { administrator: StoredAdministrator; isRefused: boolean };

type Dependencies = {
  sessions: SessionRepository;
  /** Called once when sessions can no longer be stored. */
  onFailure: (error: unknown) => void;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * TRUST-60: sessions begin and end in memory first, so that who signs in or out need not wait until the
 * database takes writes again. Until it does, a session is good on this server only, and an end holds
 * here only; a restart loses both.
 */
export function createSessionStore({ sessions, onFailure }: Dependencies) {
  /** By their tokens, what is not stored yet. There are no more ends than sessions that are stored. */
  const begun = new Map<string, Begun>();
  const ended = new Set<string>();
  const writes = createWriteBehind({ store, onFailure });

  async function store(token: string): Promise<void> {
    if (ended.has(token)) {
      await sessions.endSession(token);
      ended.delete(token);
      return;
    }
    const session = begun.get(token);
    if (!session) return;
    const { administrator, signedInAt } = session;
    session.isRefused = !(await sessions.startSession(token, administrator, signedInAt));
    begun.delete(token);
  }

  /** Whether the administrator has a new password, or has ended all sessions, since. */
  async function isVoid({ administrator }: Begun): Promise<boolean> {
    const now = await sessions.administrator();
    const { passwordHash, changedAt } = administrator;
    return !now || now.passwordHash !== passwordHash || now.changedAt !== changedAt;
  }

  function makeRoom(): void {
    if (begun.size <= HELD_MAX) return;
    const [oldest] = begun.keys();
    begun.delete(oldest!);
    writes.drop(oldest!);
  }

  return {
    /**
     * Starts a session of an administrator whose password was just checked.
     * @param at ms since the epoch
     * @returns false where the password has been changed meanwhile
     */
    async start(token: string, administrator: StoredAdministrator, at: number): Promise<boolean> {
      const { username } = administrator;
      const session = { username, signedInAt: at, administrator, isRefused: false };
      begun.set(token, session);
      makeRoom();
      await writes.save(token);
      return !session.isRefused;
    },

    async find(token: string): Promise<StoredSession | null> {
      if (ended.has(token)) return null;
      const session = begun.get(token);
      if (!session) return sessions.findSession(token);
      return (await isVoid(session)) ? null : session;
    },

    /** In force at once; resolves when the end is stored, or its storing was postponed. */
    end(token: string): Promise<void> {
      ended.add(token);
      begun.delete(token);
      return writes.save(token);
    },

    /** Stores what is not stored yet, if that is possible soon. */
    close: writes.end,
  };
}
