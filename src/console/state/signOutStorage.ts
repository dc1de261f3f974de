import { readLocalItem, removeLocalItem, saveLocalItem } from '../browser/localItems';

/** AUTH-11: the sign-outs that have reached no server yet. */
const KEY = 'club.unsentSignOuts';

/** A session to end, and where. */
export type UnsentSignOutRequest = {
  /** The API host it was started at. */
  host: string;
  /** The value of the Authorization header. */
  authorization: string;
};

const isUnsent = (value: unknown): value is UnsentSignOutRequest =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as UnsentSignOutRequest).host === 'string' &&
  typeof (value as UnsentSignOutRequest).authorization === 'string';

/** Those of all hosts; none where storage is refused or holds something else. */
export function readUnsentSignOuts(): UnsentSignOutRequest[] {
  try {
    const found: unknown = JSON.parse(readLocalItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function write(unsent: readonly UnsentSignOutRequest[]): void {
  if (unsent.length === 0) removeLocalItem(KEY);
  // Without storage the token expires within 24 hours.
  else saveLocalItem(KEY, JSON.stringify(unsent));
}

const listOthers = ({ authorization }: UnsentSignOutRequest): UnsentSignOutRequest[] =>
  readUnsentSignOuts().filter((one) => one.authorization !== authorization);

export const saveUnsentSignOut = (unsent: UnsentSignOutRequest): void =>
  write([...listOthers(unsent), unsent]);

export const removeUnsentSignOut = (unsent: UnsentSignOutRequest): void =>
  write(listOthers(unsent));
