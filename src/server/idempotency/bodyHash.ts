import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/**
 * SHA-256 of a JSON body, hex. The order of fields does not matter at any depth, that of arrays does. Hashes are
 * stored, so later versions must give the same hash for the same body.
 */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(stringify(body) ?? '')
    .digest('hex');
