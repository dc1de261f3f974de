import { formatUuid } from '../../../domain/lib/uuid';

export const createChangeId = (): string => formatUuid(crypto.getRandomValues(new Uint8Array(16)));
