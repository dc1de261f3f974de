import { deviceStore } from '../browser/deviceStore';

/** A session that still has to be ended on its server, and the server's host (AUTH-11). */
export type UnsentSignOutRequest = {
  /** API host of the session. */
  host: string;
  /** Value of the Authorization header. */
  authorization: string;
};

const isUnsent = (value: unknown): value is UnsentSignOutRequest =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as UnsentSignOutRequest).host === 'string' &&
  typeof (value as UnsentSignOutRequest).authorization === 'string';

/** Unsent sign-outs of all hosts; empty when storage is refused or contains other data. */
export function readUnsentSignOuts(): UnsentSignOutRequest[] {
  try {
    const found: unknown = JSON.parse(deviceStore.read('club.unsentSignOuts') ?? '[]');
    return Array.isArray(found) ? found.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function write(unsent: readonly UnsentSignOutRequest[]): void {
  if (unsent.length === 0) deviceStore.remove('club.unsentSignOuts');
  // If this write fails, the token expires within 24 hours.
  else deviceStore.write('club.unsentSignOuts', JSON.stringify(unsent));
}

const listOthers = ({ authorization }: UnsentSignOutRequest): UnsentSignOutRequest[] =>
  readUnsentSignOuts().filter((one) => one.authorization !== authorization);

export const saveUnsentSignOut = (unsent: UnsentSignOutRequest): void =>
  write([...listOthers(unsent), unsent]);

export const removeUnsentSignOut = (unsent: UnsentSignOutRequest): void =>
  write(listOthers(unsent));
