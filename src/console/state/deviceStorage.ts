/** TRUST-61: outlives the session, and lets nobody in. */
export const DEVICE_KEY = 'club.device';

/** What our server has given this device to be told again by, if it has. */
export function readDevice(): string | null {
  try {
    return localStorage.getItem(DEVICE_KEY);
  } catch {
    return null;
  }
}

/** Keeps it for the next sign-in, where the browser keeps anything. */
export function saveDevice(device: string): void {
  try {
    localStorage.setItem(DEVICE_KEY, device);
  } catch {
    // Without it attempts are counted by address.
  }
}
