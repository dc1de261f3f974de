import type { Feature } from '../../domain/features';
import type { Tournament } from '../../domain/tournament';
import { config } from '../config';

type Headers = Record<string, string>;

/** Whether the server can do something beyond the common wire; any other host cannot. */
export const can = (feature: Feature): boolean => config.features.includes(feature);

/** TRUST-40: a write that another change has overtaken is refused, by a server that counts versions. */
export const ifMatch = ({ version }: Pick<Tournament, 'version'>): Headers =>
  can('if-match') && version !== null ? { 'If-Match': `"${version}"` } : {};

/** TRUST-43: a request that is sent again makes nothing twice, with a server that remembers keys. */
export const idempotencyKey = (key: string): Headers =>
  can('idempotency-key') ? { 'Idempotency-Key': key } : {};
