import type { Tournament } from '../../../domain/tournament/tournament';
import { hasFeature } from '../../serverFeatures';

type Headers = Record<string, string>;

/** Makes the server refuse a write to a version that is no longer the latest. */
export const createIfMatchHeader = (expectedVersion: number): Headers => ({
  'If-Match': `"${expectedVersion}"`,
});

/** The If-Match header of a tournament; empty for another host, which has no versions (TRUST-40). */
export const toIfMatchHeaders = ({ version }: Pick<Tournament, 'version'>): Headers =>
  hasFeature('if-match') && version !== null ? createIfMatchHeader(version) : {};

/** The Idempotency-Key header, with which the club's server executes a repeated request only once (TRUST-43). */
export const createIdempotencyHeader = (key: string): Headers =>
  hasFeature('idempotency-key') ? { 'Idempotency-Key': key } : {};
