import { isInstantNear } from '../../domain/dates/durations';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long a device is known after its last sign-in. */
const DEVICE_LIFETIME_MS = 90 * 24 * 60 * 60_000;
const ID_BYTES = 16;
const PROOF = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

const computeMac = (passwordHash: string, id: string, end: string): Buffer =>
  createHmac('sha256', passwordHash).update(`device ${id} ${end}`).digest();

/**
 * TRUST-61: what tells a device again from which the administrator has signed in. It lets nobody in.
 * Its key is the stored hash of the password, with its salt of 128 bits: nothing else has to be stored,
 * and a new password makes every proof void.
 * @param now ms since the epoch
 */
export function createDeviceProof(passwordHash: string, now: number): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const end = String(now + DEVICE_LIFETIME_MS);
  return `${id}.${end}.${computeMac(passwordHash, id, end).toString('base64url')}`;
}

/** The id of the device whose proof it is; null where it proves nothing, or nothing any more. */
export function verifyDeviceProof(proof: string, passwordHash: string, now: number): string | null {
  const [, id, end, mac] = PROOF.exec(proof) ?? [];
  // None is made to hold for longer, unless by a clock that runs ahead.
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
