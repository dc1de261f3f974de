import { uuidOf } from '../../../domain/uuid';

/** A random UUID. */
export const newUuid = (): string => uuidOf(crypto.getRandomValues(new Uint8Array(16)));
