import type { TournamentList } from './loadList';

/** SPEED-2, SPEED-4: what our server is asked for in place of the whole list; of another host nothing. */
export function listHeaders(
  features: readonly string[],
  held: TournamentList | undefined,
): Record<string, string> {
  if (!features.includes('changes')) return {};
  if (!held) return { 'A-IM': 'first' };
  return held.tag && held.isWhole ? { 'If-None-Match': held.tag, 'A-IM': 'changes' } : {};
}
