import { createHash } from 'node:crypto';
import stringify from 'safe-stable-stringify';

/**
 * SHA-256, hex, of a JSON body: the order of fields does not matter at any depth, that of an array does.
 * Hashes are stored, so the same body must have the same one in later versions too.
 */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(stringify(body) ?? '')
    .digest('hex');
