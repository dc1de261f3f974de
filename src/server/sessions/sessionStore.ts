import type { StoredSession, SessionRepository, StoredAdministrator } from './sessionRepository';
import { createWriteBehind } from './writeBehind';

/** Maximum number of sessions that are not stored yet. Only a client with the password can start one. */
const STARTED_MAX = 1_000;

type StartedSession = StoredSession & { administrator: StoredAdministrator; isRefused: boolean };

type Dependencies = {
  sessions: SessionRepository;
  /** Called once when sessions can no longer be stored. */
  onFailure: (error: unknown) => void;
};

export type SignedInSessions = ReturnType<typeof createSessionStore>;

/**
 * Creates a store that starts and ends sessions first in memory. Users therefore need not wait until the database
 * accepts writes (TRUST-60). An unsaved session or end is valid on this server only, and a restart loses it.
 */
export function createSessionStore({ sessions, onFailure }: Dependencies) {
  /** Unsaved starts and ends, by token. Only stored sessions have ends. */
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

  /** True when the administrator changed the password or ended all sessions after the session's start. */
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
     * Starts a session after a checked password.
     * @param at ms since the epoch
     * @returns false when the password was changed during the check
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

    /**
     * Ends a session immediately.
     * @returns resolves when the end is stored or its storing was postponed
     */
    end(token: string): Promise<void> {
      ended.add(token);
      started.delete(token);
      return writes.save(token);
    },

    /** Stores unsaved data if this is possible soon. */
    close: writes.end,
  };
}
