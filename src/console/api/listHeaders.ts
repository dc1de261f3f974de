import type { TournamentList } from './loadList';

/** SPEED-2, SPEED-4: what our server is asked for in place of the whole list; of another host nothing. */
export function listHeaders(
  features: readonly string[],
  cached: TournamentList | undefined,
): Record<string, string> {
  if (!features.includes('changes')) return {};
  if (!cached) return { 'A-IM': 'first' };
  return cached.tag && cached.isWhole ? { 'If-None-Match': cached.tag, 'A-IM': 'changes' } : {};
}
