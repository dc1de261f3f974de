import type { PlayState } from '../log/playState';
import { listParticipants, listStartedRounds } from '../model/round';
import type { DrawContext } from './drawFingerprint';

/**
 * PLAY-56: whether the round under way was drawn from other standings than those before it are now, as after a
 * corrected score, and nothing of it is played yet: it can still be drawn anew.
 */
export function isRunningDrawStale(state: PlayState, { format }: DrawContext): boolean {
  const startedRounds = listStartedRounds(state.rounds);
  const number = startedRounds.length;
  const last = startedRounds.at(-1);
  const { seedingRules } = format;
  if (!last || number < 2 || !seedingRules || seedingRules.isByLot(state.settings, number))
    return false;
  if (state.outcome.finishedAt !== null || last.seeding.length === 0) return false;
  if (last.matches.some(({ result }) => result !== null)) return false;
  // Whoever was replaced since stands in the order no more.
  const participants = new Set(listParticipants(last));
  const order = last.seeding.map(({ entryId }) => entryId).filter((id) => participants.has(id));
  const known = new Set(order);
  const now = seedingRules
    .rank(state, startedRounds.slice(0, -1), last.seed)
    .map(({ entryId }) => entryId)
    .filter((id) => known.has(id));
  return order.join() !== now.join();
}
