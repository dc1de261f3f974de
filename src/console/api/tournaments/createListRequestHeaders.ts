import type { CachedList } from './cachedList';

/** Headers that request a part or the changes of the list; none for another host (SPEED-2, SPEED-4). */
export function createListRequestHeaders(
  features: readonly string[],
  cached: CachedList | undefined,
): Record<string, string> {
  if (!features.includes('changes')) return {};
  if (!cached) return { 'A-IM': 'first' };
  return cached.etag && cached.isWhole ? { 'If-None-Match': cached.etag, 'A-IM': 'changes' } : {};
}
