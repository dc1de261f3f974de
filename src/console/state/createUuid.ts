import { formatUuid } from '../../domain/lib/uuid';

export const createUuid = (): string => formatUuid(crypto.getRandomValues(new Uint8Array(16)));
