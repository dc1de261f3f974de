import type { StoredSession, SessionRepository, StoredAdministrator } from './sessionRepository';
import { createWriteBehind } from './writeBehind';

/** Sessions that wait to be stored; only who knows the password can begin one. */
const STARTED_MAX = 1_000;

type StartedSession = StoredSession & { administrator: StoredAdministrator; isRefused: boolean };

type Dependencies = {
  sessions: SessionRepository;
  /** Called once when sessions can no longer be stored. */
  onFailure: (error: unknown) => void;
};

export type SignedInSessions = ReturnType<typeof createSessionStore>;

/**
 * TRUST-60: sessions begin and end in memory first, so that who signs in or out need not wait until the
 * database takes writes again. Until it does, a session is good on this server only, and an end holds
 * here only; a restart loses both.
 */
export function createSessionStore({ sessions, onFailure }: Dependencies) {
  /** By their tokens, what is not stored yet. There are no more ends than sessions that are stored. */
  const started = new Map<string, StartedSession>();
  const ended = new Set<string>();
  const writes = createWriteBehind({ store, onFailure });

  async function store(token: string): Promise<void> {
    if (ended.has(token)) {
      await sessions.endSession(token);
      ended.delete(token);
      return;
    }
    const session = started.get(token);
    if (!session) return;
    const { administrator, signedInAt } = session;
    session.isRefused = !(await sessions.startSession(token, administrator, signedInAt));
    started.delete(token);
  }

  /** Whether the administrator has a new password, or has ended all sessions, since. */
  async function isVoid({ administrator }: StartedSession): Promise<boolean> {
    const now = await sessions.findAdministrator();
    const { passwordHash, changedAt } = administrator;
    return !now || now.passwordHash !== passwordHash || now.changedAt !== changedAt;
  }

  function removeOldest(): void {
    if (started.size <= STARTED_MAX) return;
    const [oldest] = started.keys();
    started.delete(oldest!);
    writes.discard(oldest!);
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
      started.set(token, session);
      removeOldest();
      await writes.save(token);
      return !session.isRefused;
    },

    async find(token: string): Promise<StoredSession | null> {
      if (ended.has(token)) return null;
      const session = started.get(token);
      if (!session) return sessions.findSession(token);
      return (await isVoid(session)) ? null : session;
    },

    /** In force at once; resolves when the end is stored, or its storing was postponed. */
    end(token: string): Promise<void> {
      ended.add(token);
      started.delete(token);
      return writes.save(token);
    },

    /** Stores what is not stored yet, if that is possible soon. */
    close: writes.end,
  };
}
