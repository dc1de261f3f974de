import { isInstantNear } from '../../domain/dates/durations';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The time a device stays known after its last sign-in. */
const DEVICE_LIFETIME_MS = 90 * 24 * 60 * 60_000;
const ID_BYTES = 16;
const PROOF = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

const computeMac = (passwordHash: string, id: string, end: string): Buffer =>
  createHmac('sha256', passwordHash).update(`device ${id} ${end}`).digest();

/**
 * Proof of a device from which the administrator has signed in (TRUST-61). It does not grant access. Its key is the
 * stored hash of the password, with a salt of 128 bits. Nothing else is stored, and a new password voids every proof.
 * @param now ms since the epoch
 */
export function createDeviceProof(passwordHash: string, now: number): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const end = String(now + DEVICE_LIFETIME_MS);
  return `${id}.${end}.${computeMac(passwordHash, id, end).toString('base64url')}`;
}

/** The id of the proved device; null for an invalid or expired proof. */
export function verifyDeviceProof(proof: string, passwordHash: string, now: number): string | null {
  const [, id, end, mac] = PROOF.exec(proof) ?? [];
  // Only a clock that ran ahead makes a proof with a longer life.
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
