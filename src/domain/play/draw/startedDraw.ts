import type { PlayState } from '../log/playState';
import { isFinal, listParticipants, listStartedRounds } from '../model/round';
import type { DrawContext } from './drawFingerprint';

/**
 * True when the standings from which the running round was drawn have changed, as after a corrected score (PLAY-56). A
 * round without results can be drawn again.
 */
export function isRunningDrawStale(state: PlayState, { format }: DrawContext): boolean {
  const startedRounds = listStartedRounds(state.rounds);
  const number = startedRounds.length;
  const last = startedRounds.at(-1);
  const { seedingRules } = format;
  if (
    !last ||
    isFinal(last) ||
    number < 2 ||
    !seedingRules ||
    seedingRules.isByLot(state.settings, number)
  )
    return false;
  if (state.outcome.finishedAt !== null || last.seeding.length === 0) return false;
  if (last.matches.some(({ result }) => result !== null)) return false;
  const now = seedingRules
    .rank(state, startedRounds.slice(0, -1), last.seed)
    .map(({ entryId }) => entryId);
  // A player replaced after the draw, or gone from the ladder since, no longer counts in the order.
  const participants = new Set(listParticipants(last));
  const ranked = new Set(now.filter((id) => participants.has(id)));
  const order = last.seeding.map(({ entryId }) => entryId).filter((id) => ranked.has(id));
  const known = new Set(order);
  return order.join() !== now.filter((id) => known.has(id)).join();
}
