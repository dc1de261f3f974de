import { isInstantNear } from '../../domain/dates/durations';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time during which a device stays known after its last sign-in. */
const DEVICE_LIFETIME_MS = 90 * 24 * 60 * 60_000;
const ID_BYTES = 16;
const PROOF = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

const computeMac = (passwordHash: string, id: string, end: string): Buffer =>
  createHmac('sha256', passwordHash).update(`device ${id} ${end}`).digest();

/**
 * Creates the proof that the administrator has signed in from a device (TRUST-61). The proof does not grant access. Its
 * key is the stored hash of the password, with a salt of 128 bits. Nothing else is stored, and a new password makes
 * every proof invalid.
 * @param now ms since the epoch
 */
export function createDeviceProof(passwordHash: string, now: number): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const end = String(now + DEVICE_LIFETIME_MS);
  return `${id}.${end}.${computeMac(passwordHash, id, end).toString('base64url')}`;
}

/** Returns the id of the proved device. Null for an invalid or expired proof. */
export function verifyDeviceProof(proof: string, passwordHash: string, now: number): string | null {
  const [, id, end, mac] = PROOF.exec(proof) ?? [];
  // A proof with a longer life comes from a clock that was ahead.
  if (
    !id ||
    !end ||
    !mac ||
    !isInstantNear(Number(end) - DEVICE_LIFETIME_MS, now, DEVICE_LIFETIME_MS)
  )
    return null;
  const given = Buffer.from(mac, 'base64url');
  return timingSafeEqual(given, computeMac(passwordHash, id, end)) ? id : null;
}
