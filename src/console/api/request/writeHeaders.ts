import type { Tournament } from '../../../domain/tournament/tournament';
import { hasFeature } from '../../serverFeatures';

type Headers = Record<string, string>;

/** Makes the server refuse a write to a version that is no longer the latest. */
export const createIfMatchHeader = (expectedVersion: number): Headers => ({
  'If-Match': `"${expectedVersion}"`,
});

/** The same for a tournament, which another host may keep (TRUST-40). */
export const toIfMatchHeaders = ({ version }: Pick<Tournament, 'version'>): Headers =>
  hasFeature('if-match') && version !== null ? createIfMatchHeader(version) : {};

/** Makes our server answer a repeated request without executing it twice (TRUST-43). */
export const createIdempotencyHeader = (key: string): Headers =>
  hasFeature('idempotency-key') ? { 'Idempotency-Key': key } : {};
