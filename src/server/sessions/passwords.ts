import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { normalizeLetters } from '../../domain/lib/normalizeLetters';
import { isSessionToken } from './tokens';

/** scrypt's parameters: N, r and p. */
type PasswordCost = { cost: number; blockSize: number; parallelization: number };

/** The parameters take about a quarter of a second and 32 MB for each check. */
const PASSWORD_COST: PasswordCost = { cost: 2 ** 15, blockSize: 8, parallelization: 3 };

const SALT_BYTES = 16;
const KEY_BYTES = 32;
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;

/** Hashes and checks passwords. The hash's text includes its parameters and salt. */
export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Compares a password with a hash. Null for a hash takes as long as a real one and never matches. */
  isMatch: (password: string, hash: string | null) => Promise<boolean>;
};

function deriveKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  // These parameters need more memory than Node allows scrypt by default.
  const maxmem = 128 * cost.blockSize * (cost.cost + cost.parallelization + 2);
  return new Promise((resolve, reject) => {
    // A keyboard may send «й» as one character or as two. Normalizing makes both passwords equal.
    scrypt(normalizeLetters(password), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const formatHash = (cost: PasswordCost, salt: Buffer, key: Buffer): string =>
  [
    'scrypt',
    cost.cost,
    cost.blockSize,
    cost.parallelization,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join('$');

function parse(hash: string): { cost: PasswordCost; salt: Buffer; key: Buffer } {
  const [scheme, cost, blockSize, parallelization, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('Unknown form of password hash');
  return {
    cost: {
      cost: Number(cost),
      blockSize: Number(blockSize),
      parallelization: Number(parallelization),
    },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/**
 * Creates the functions that hash and check passwords.
 * @param cost cost of new hashes; a check uses the parameters of its hash
 */
export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const decoy = formatHash(cost, randomBytes(SALT_BYTES), randomBytes(KEY_BYTES));
  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return formatHash(cost, salt, await deriveKey(password, salt, cost));
    },
    async isMatch(password, hash) {
      const stored = parse(hash ?? decoy);
      return timingSafeEqual(await deriveKey(password, stored.salt, stored.cost), stored.key);
    },
  };
}

/** Returns the reason why a text cannot be a password, in Russian. Null when it can. */
export function validatePasswordFormat(password: string): string | null {
  if (password.trim() === '') return 'пароль не может быть пустым';
  if (/\p{Cc}/u.test(password)) return 'в пароле недопустимы управляющие символы';
  if ([...password].length > PASSWORD_MAX) return `пароль длиннее ${PASSWORD_MAX} символов`;
  if (isSessionToken(password)) return 'пароль не может начинаться с «club_»';
  return null;
}

/** Returns the reason why a password is easily guessed, in Russian. Null when it is not. */
function validateStrength(password: string, username: string): string | null {
  const text = normalizeLetters(password).toLowerCase();
  const characters = [...text];
  if (characters.length < PASSWORD_MIN) return `пароль короче ${PASSWORD_MIN} символов`;
  if (text === normalizeLetters(username).toLowerCase()) {
    return 'пароль не может быть именем пользователя';
  }
  if (new Set(characters).size === 1) return 'пароль не может быть из одного и того же символа';
  return null;
}

/**
 * Returns the reason why a new password is refused, in Russian. Null when it is accepted (TRUST-71). A password in use
 * stays: see `ensureAdministrator`.
 */
export const validateNewPassword = (password: string, username: string): string | null =>
  validatePasswordFormat(password) ?? validateStrength(password, username);

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Creates a random password of 100 bits that is easy to read out: four groups of five characters. */
export function createPassword(): string {
  const characters = [...randomBytes(20)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return characters.match(/.{5}/g)!.join('-');
}
