import { formatUuid } from '../../domain/lib/uuid';

/** A random UUID. */
export const createUuid = (): string => formatUuid(crypto.getRandomValues(new Uint8Array(16)));
