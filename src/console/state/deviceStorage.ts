/** TRUST-61: it outlives the session, and gives no access. */
export const DEVICE_KEY = 'club.device';

/** What our server recognises this device by, once it has given one. */
export function readDevice(): string | null {
  try {
    return localStorage.getItem(DEVICE_KEY);
  } catch {
    return null;
  }
}

/** Keeps it for the next sign-in. */
export function saveDevice(device: string): void {
  try {
    localStorage.setItem(DEVICE_KEY, device);
  } catch {
    // Storage is refused: the server counts attempts by address then.
  }
}
