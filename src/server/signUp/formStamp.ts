import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Data that a form contains from its first display. */
export type FormStamp = {
  /** Random key of this form, the same when the form is repeated (APPLY-7). */
  key: string;
  /** Instant of the form's creation, ms since the epoch (APPLY-11). */
  at: number;
};

const KEY_BYTES = 16;
const STAMP = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

export const createFormStampKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

const computeSignature = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/**
 * Signs a new form (APPLY-11).
 * @param secret the play's `sign_up_key`
 */
export function createFormStamp(secret: string, now: number): string {
  const content = `${createFormStampKey()}.${now}`;
  return `${content}.${computeSignature(secret, content)}`;
}

/**
 * Parses a form's signature.
 * @returns null when this play did not sign the form
 */
export function parseFormStamp(secret: string, text: string): FormStamp | null {
  const [, key, at, signature] = STAMP.exec(text) ?? [];
  if (!key || !at || !signature) return null;
  const expected = computeSignature(secret, `${key}.${at}`);
  const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isSigned ? { key, at: Number(at) } : null;
}
