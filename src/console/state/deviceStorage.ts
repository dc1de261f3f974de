import { readLocalItem, saveLocalItem } from '../browser/localItems';

/** TRUST-61: it outlives the session, and gives no access. */
export const DEVICE_PROOF_KEY = 'club.device';

/** What our server recognises this device by, once it has given one. */
export const readDeviceProof = (): string | null => readLocalItem(DEVICE_PROOF_KEY);

/** Keeps it for the next sign-in; where storage is refused the server counts attempts by address. */
export const saveDeviceProof = (device: string): void =>
  void saveLocalItem(DEVICE_PROOF_KEY, device);
