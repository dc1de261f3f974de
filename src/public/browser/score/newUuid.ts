import { formatUuid } from '../../../domain/uuid';

/** A random UUID. */
export const createChangeId = (): string => formatUuid(crypto.getRandomValues(new Uint8Array(16)));
