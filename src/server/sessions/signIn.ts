import { normalizeLetters } from '../../domain/lib/normalizeLetters';
import { isFromFuture, getSessionEnd } from '../../domain/protocol/session';
import type { Clock } from '../lib/clock';
import { ProblemError } from '../lib/problem';
import { verifyDeviceProof, createDeviceProof } from './deviceProof';
import { createKnownAddresses } from './knownAddresses';
import { createPasswordQueue, KNOWN_SIGN_IN_ADDRESS_RANK } from './passwordQueue';
import type { Passwords } from './passwords';
import type { SessionRepository, StoredAdministrator } from './sessionRepository';
import type { SignedInSessions } from './sessionStore';
import type { SignInThrottle } from './signInThrottle';
import { isSessionToken, createSessionToken } from './tokens';
import { toClientKey } from './toClientKey';

export type GrantedSession = {
  token: string;
  username: string;
  /** Instant of the session's end, ISO in UTC. */
  expiresAt: string;
  /** Proof by which the device is recognized at its next sign-in (TRUST-61). */
  device: string;
  /** A notice to show, in Russian. */
  notice?: string;
};

/** The session of requests with one token, or of requests with the password. */
export type CallerSession = {
  /** Id of the session, the same for any spelling of the header. The id is a secret and only for comparison. */
  readonly id: string;
  /** False when the token has ended or the password was changed after the session's start. */
  readonly isStillValid: () => Promise<boolean>;
};

export type Caller = { username: string; session: CallerSession };

export type SignIn = ReturnType<typeof createSignIn>;

type Dependencies = {
  administrators: Pick<SessionRepository, 'findAdministrator'>;
  sessions: SignedInSessions;
  passwords: Passwords;
  throttle: SignInThrottle;
  clock: Clock;
  /** Reads the notice for each sign-in. Null for no notice (TRUST-74). */
  readNotice?: () => string | null;
};

/** The client whose attempts are counted. */
type Client = { name: string; isKnown: boolean };

const createWrongCredentials = () => new ProblemError(401, 'Неверное имя пользователя или пароль');
const createSessionEnded = () => new ProblemError(401, 'Сеанс закончился. Войдите снова.');

const createTooManyAttempts = (seconds: number) =>
  new ProblemError(
    429,
    `Слишком много неудачных попыток входа. Попробуйте через ${Math.ceil(seconds / 60)} мин.`,
    {},
    seconds,
  );

/**
 * Parses an `Authorization: Basic` header: a name, and a token or the password (AUTH-6).
 * @returns null without valid credentials
 */
function parseCredentials(header: string | undefined): { username: string; secret: string } | null {
  const encoded = /^basic +([a-z0-9+/]+=*)$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon === -1) return null;
  return { username: pair.slice(0, colon), secret: pair.slice(colon + 1) };
}

/**
 * Compares two names. A keyboard may send «й» as one character or as two; both spellings are equal, as in passwords.
 */
const isSameName = (one: string, other: string): boolean =>
  normalizeLetters(one) === normalizeLetters(other);

/** Creates the check that a client may call the server: by name and password, or by a session's token. */
export function createSignIn({
  administrators,
  sessions,
  passwords,
  throttle,
  clock,
  readNotice = () => null,
}: Dependencies) {
  const known = createKnownAddresses(clock);
  const { runAttempt, runHash } = createPasswordQueue();

  /** Checks name and password. A wrong name takes as long as a wrong password, and has the same response (LOGIN-6). */
  async function checkPassword(
    username: string,
    password: string,
  ): Promise<StoredAdministrator | null> {
    const administrator = await administrators.findAdministrator();
    const named =
      administrator && isSameName(administrator.username, username) ? administrator : null;
    const isMatch = await passwords.isMatch(password, named?.passwordHash ?? null);
    return isMatch ? named : null;
  }

  /** Identifies the client by device or address, for counting attempts (TRUST-16, TRUST-61). */
  async function findClient(ip: string, proof?: string): Promise<Client> {
    const administrator = proof === undefined ? null : await administrators.findAdministrator();
    const id = administrator && verifyDeviceProof(proof!, administrator.passwordHash, clock());
    if (id) return { name: `device ${id}`, isKnown: true };
    const name = toClientKey(ip);
    return { name, isKnown: known.has(name) };
  }

  async function authenticateByPassword(
    username: string,
    password: string,
    ip: string,
    proof?: string,
  ): Promise<StoredAdministrator> {
    if (isSessionToken(password)) throw createWrongCredentials();
    const { name, isKnown } = await findClient(ip, proof);
    const { administrator, stored } = await runAttempt(name, async () => {
      const record = await throttle.read(name);
      const { secondsToWait, failures } = record;
      if (secondsToWait > 0) throw createTooManyAttempts(secondsToWait);
      // Known clients go first, even after a mistyped password (TRUST-17).
      const administrator = await runHash(
        name,
        isKnown ? KNOWN_SIGN_IN_ADDRESS_RANK : failures,
        () => checkPassword(username, password),
      );
      if (!administrator) return { stored: throttle.addFailure(name, record) };
      // The removal is already in effect in memory. A successful sign-in does not wait until it is stored.
      if (failures > 0) void throttle.removeFailures(name);
      known.add(toClientKey(ip));
      return { administrator };
    });
    if (administrator) return administrator;
    // The response waits until the failure is stored. The next attempt in the queue does not.
    await stored;
    throw createWrongCredentials();
  }

  /**
   * Checks a session's token.
   * @returns the administrator's name as stored
   */
  async function checkToken(name: string, token: string): Promise<string> {
    const session = await sessions.find(token);
    if (!session || !isSameName(session.username, name)) throw createSessionEnded();
    // The check uses the server's clock and the same rules as in the browser (AUTH-3, AUTH-4).
    const { username, signedInAt: timestamp } = session;
    const now = clock();
    if (isFromFuture(timestamp, now) || now > getSessionEnd({ username, timestamp })) {
      throw createSessionEnded();
    }
    return username;
  }

  const createTokenSession = (username: string, token: string): CallerSession => ({
    id: token,
    async isStillValid() {
      try {
        await checkToken(username, token);
        return true;
      } catch (error) {
        if (error instanceof ProblemError) return false;
        throw error;
      }
    },
  });

  const createPasswordSession = (passwordHash: string): CallerSession => ({
    id: passwordHash,
    // The check compares the stored hash without hashing anything.
    isStillValid: async () =>
      (await administrators.findAdministrator())?.passwordHash === passwordHash,
  });

  return {
    /**
     * Checks name and password, and starts a session.
     * @param proof the device's proof from an earlier sign-in
     * @throws ProblemError 401 for wrong credentials, 429 after too many failures, 503 for too many attempts at once
     */
    async signIn(
      name: string,
      password: string,
      ip: string,
      proof?: string,
    ): Promise<GrantedSession> {
      const administrator = await authenticateByPassword(name, password, ip, proof);
      const { username } = administrator;
      const timestamp = clock();
      const token = createSessionToken();
      if (!(await sessions.start(token, administrator, timestamp))) throw createWrongCredentials();
      const end = getSessionEnd({ username, timestamp });
      const device = createDeviceProof(administrator.passwordHash, timestamp);
      const notice = readNotice();
      return {
        ...{ token, username, expiresAt: new Date(end).toISOString(), device },
        ...(notice !== null && { notice }),
      };
    },

    /**
     * Checks a request's Authorization header (AUTH-6).
     * @throws ProblemError 401 without valid credentials, 429 and 503 only with a password
     */
    async authenticate(header: string | undefined, ip: string): Promise<Caller> {
      const credentials = parseCredentials(header);
      if (!credentials) throw new ProblemError(401, 'Войдите в систему.');
      const { secret } = credentials;
      if (isSessionToken(secret)) {
        const username = await checkToken(credentials.username, secret);
        known.add(toClientKey(ip));
        return { username, session: createTokenSession(username, secret) };
      }
      const { username, passwordHash } = await authenticateByPassword(
        credentials.username,
        secret,
        ip,
      );
      return { username, session: createPasswordSession(passwordHash) };
    },

    /** Ends the session of the token in the header (AUTH-5). A password in the header has no session to end. */
    async signOut(header: string | undefined): Promise<void> {
      const credentials = parseCredentials(header);
      if (credentials && isSessionToken(credentials.secret)) await sessions.end(credentials.secret);
    },
  };
}
