import type { Tournament } from '../../../domain/tournament/tournament';
import { hasFeature } from '../../serverFeatures';

type Headers = Record<string, string>;

/** Makes the server refuse a write to a version that is no longer the latest. */
export const createIfMatchHeader = (expectedVersion: number): Headers => ({
  'If-Match': `"${expectedVersion}"`,
});

/** TRUST-40: the same for a tournament, which another host may keep. */
export const toIfMatchHeaders = ({ version }: Pick<Tournament, 'version'>): Headers =>
  hasFeature('if-match') && version !== null ? createIfMatchHeader(version) : {};

/** TRUST-43: makes our server answer a repeated request without doing it twice. */
export const createIdempotencyHeader = (key: string): Headers =>
  hasFeature('idempotency-key') ? { 'Idempotency-Key': key } : {};
