/** TRUST-61: it outlives the session, and gives no access. */
export const DEVICE_PROOF_KEY = 'club.device';

/** What our server recognises this device by, once it has given one. */
export function readDeviceProof(): string | null {
  try {
    return localStorage.getItem(DEVICE_PROOF_KEY);
  } catch {
    return null;
  }
}

/** Keeps it for the next sign-in. */
export function saveDeviceProof(device: string): void {
  try {
    localStorage.setItem(DEVICE_PROOF_KEY, device);
  } catch {
    // Storage is refused: the server counts attempts by address then.
  }
}
