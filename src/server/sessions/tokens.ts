import { createHash, randomBytes } from 'node:crypto';

/** Prefix that distinguishes a token from a password. A token therefore never reaches the slow password check. */
export const TOKEN_PREFIX = 'club_';
const TOKEN_BYTES = 32;

/** Creates a token of 256 random bits. */
export const createSessionToken = (): string =>
  TOKEN_PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');

export const isSessionToken = (secret: string): boolean => secret.startsWith(TOKEN_PREFIX);

/** Returns the stored form of a token: SHA-256, hex. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
