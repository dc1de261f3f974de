import type { StoredSession, SessionRepository, StoredAdministrator } from './sessionRepository';
import { createWriteBehind } from './writeBehind';

/** Sessions waiting to be stored. Only a holder of the password can start one. */
const STARTED_MAX = 1_000;

type StartedSession = StoredSession & { administrator: StoredAdministrator; isRefused: boolean };

type Dependencies = {
  sessions: SessionRepository;
  /** Called once when sessions can no longer be stored. */
  onFailure: (error: unknown) => void;
};

export type SignedInSessions = ReturnType<typeof createSessionStore>;

/**
 * Starts and ends sessions in memory first, so that users need not wait until the database accepts writes (TRUST-60).
 * Until then a session, or its end, is valid on this server only, and a restart loses it.
 */
export function createSessionStore({ sessions, onFailure }: Dependencies) {
  /** Unsaved starts and ends by token. There are no more ends than stored sessions. */
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

  /** True when the administrator has changed the password or ended all sessions since. */
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
     * @returns false when the password was changed meanwhile
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

    /** Takes effect immediately. Resolves when the end is stored or its storing was postponed. */
    end(token: string): Promise<void> {
      ended.add(token);
      started.delete(token);
      return writes.save(token);
    },

    /** Stores what is unsaved, if that is possible soon. */
    close: writes.end,
  };
}
