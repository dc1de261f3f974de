import { formatUuid } from '../../../domain/lib/uuid';

/** A random UUID. */
export const createChangeId = (): string => formatUuid(crypto.getRandomValues(new Uint8Array(16)));
