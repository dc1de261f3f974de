import { createHash } from 'node:crypto';
import type { SignUpPerson } from '../../domain/play/signUp/signUpForm';

const SECRET = /^[\w-]{43}$/;

/**
 * Computes the secret of a sign-up's own page (APPLY-7, APPLY-8). The same form and person give the same secret, so
 * that a repeated request finds the stored sign-up. The form's key is unguessable.
 */
export const computeEntrySecret = (
  formKey: string,
  { givenName, familyName, phone }: SignUpPerson,
): string =>
  createHash('sha256')
    .update(JSON.stringify([formKey, givenName, familyName, phone]))
    .digest('base64url');

/** Returns the stored form of a secret: SHA-256, hex. */
export const hashEntrySecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** True for a text in the form of a secret. */
export const isEntrySecret = (text: string): boolean => SECRET.test(text);
