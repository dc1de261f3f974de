import { createHash } from 'node:crypto';
import type { SignUpPerson } from '../../domain/play/signUp/signUpForm';

const SECRET = /^[\w-]{43}$/;

/**
 * APPLY-7, APPLY-8: the secret of a sign-up's own page. The same form with the same person makes the same one,
 * so that a repeat finds what the first has stored; nobody can guess the form's key.
 */
export const computeEntrySecret = (
  formKey: string,
  { givenName, familyName, phone }: SignUpPerson,
): string =>
  createHash('sha256')
    .update(JSON.stringify([formKey, givenName, familyName, phone]))
    .digest('base64url');

/** What is stored of a secret: SHA-256, hex. */
export const hashEntrySecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex');

/** Whether a text can be a secret at all. */
export const isEntrySecret = (text: string): boolean => SECRET.test(text);
