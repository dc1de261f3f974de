import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/**
 * Computes the SHA-256 of a JSON body, hex. The order of fields does not matter at any depth, the order of arrays does.
 * Hashes are stored, so later versions must compute the same hash for the same body.
 */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(stringify(body) ?? '')
    .digest('hex');
