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

/** What a signed-in console is given. */
export type GrantedSession = {
  token: string;
  username: string;
  /** ISO instant, UTC. */
  expiresAt: string;
  /** TRUST-61: by it the device is recognised at its next sign-in. */
  device: string;
  /** What has to be known from now on, in Russian. */
  notice?: string;
};

/** What the requests with one token have in common, and all those with the password. */
export type CallerSession = {
  /** However the header is spelt; a secret, for comparing alone. */
  readonly id: string;
  /** Whether the session still holds: the token may have ended since, or the password been changed. */
  readonly isStillValid: () => Promise<boolean>;
};

/** Who sends a request. */
export type Caller = { username: string; session: CallerSession };

export type SignIn = ReturnType<typeof createSignIn>;

type Dependencies = {
  administrators: Pick<SessionRepository, 'findAdministrator'>;
  sessions: SignedInSessions;
  passwords: Passwords;
  throttle: SignInThrottle;
  clock: Clock;
  /** What whoever signs in is told (TRUST-74); null: nothing. */
  readNotice?: () => string | null;
};

/** Whom an attempt is counted against. */
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
 * The credentials in an `Authorization: Basic` header (AUTH-6): a name, and a token or the password.
 * @returns null where there are none
 */
function parseCredentials(header: string | undefined): { username: string; secret: string } | null {
  const encoded = /^basic +([a-z0-9+/]+=*)$/i.exec(header ?? '')?.[1];
  if (!encoded) return null;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon === -1) return null;
  return { username: pair.slice(0, colon), secret: pair.slice(colon + 1) };
}

/** «й» may be typed as one character or two: such names are one, as such passwords are. */
const isSameName = (one: string, other: string): boolean =>
  normalizeLetters(one) === normalizeLetters(other);

/** Decides who may call the server: by name and password, or by a session's token. */
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

  /** LOGIN-6: a wrong name takes as long as a wrong password, and gets the same answer. */
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

  /** TRUST-16, TRUST-61: what attempts are counted by. */
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
      // TRUST-17: known clients go first, also after a mistyped password.
      const administrator = await runHash(
        name,
        isKnown ? KNOWN_SIGN_IN_ADDRESS_RANK : failures,
        () => checkPassword(username, password),
      );
      if (!administrator) return { stored: throttle.addFailure(name, record) };
      // Already in force; a successful sign-in does not wait until it is stored.
      if (failures > 0) void throttle.removeFailures(name);
      known.add(toClientKey(ip));
      return { administrator };
    });
    if (administrator) return administrator;
    // The answer waits until the failure is stored, but the next attempt in the queue does not.
    await stored;
    throw createWrongCredentials();
  }

  /** @returns the administrator's name, as it is stored */
  async function checkToken(name: string, token: string): Promise<string> {
    const session = await sessions.find(token);
    if (!session || !isSameName(session.username, name)) throw createSessionEnded();
    // AUTH-3, AUTH-4: on the server's clock, by the same rules as in the browser.
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
    // Compares the stored hash; nothing is hashed.
    isStillValid: async () =>
      (await administrators.findAdministrator())?.passwordHash === passwordHash,
  });

  return {
    /**
     * Checks name and password, and starts a session.
     * @param proof what an earlier sign-in has given the device
     * @throws ProblemError 401 for wrong credentials, 429 after too many, 503 with too many at once
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
     * AUTH-6: lets a request pass by its Authorization header.
     * @throws ProblemError 401 without a right one, 429 and 503 only with a password
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

    /** AUTH-5: the token in the header is dead from now on; with a password there is no session to end. */
    async signOut(header: string | undefined): Promise<void> {
      const credentials = parseCredentials(header);
      if (credentials && isSessionToken(credentials.secret)) await sessions.end(credentials.secret);
    },
  };
}
