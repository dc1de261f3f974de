import type { Tournament } from '../../../domain/tournament/tournament';
import { hasFeature } from '../../serverFeatures';

type Headers = Record<string, string>;

/** TRUST-40: makes our server refuse a write to a version that is no longer the latest. */
export const toIfMatchHeaders = ({ version }: Pick<Tournament, 'version'>): Headers =>
  hasFeature('if-match') && version !== null ? { 'If-Match': `"${version}"` } : {};

/** TRUST-43: makes our server answer a repeated request without doing it twice. */
export const createIdempotencyHeader = (key: string): Headers =>
  hasFeature('idempotency-key') ? { 'Idempotency-Key': key } : {};
