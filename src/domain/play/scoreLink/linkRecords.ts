import { toMatchKey } from '../changes/pendingPlay';
import type { PlayChange } from '../log/events';
import type { MatchResult } from '../model/round';

/**
 * SEEN-16: whether a score link made a change: nobody else who is not signed in enters results, and neither does
 * the server by itself.
 */
export const isByScoreLink = ({
  username,
  events,
}: Pick<PlayChange, 'username' | 'events'>): boolean =>
  username === null && events.some(({ kind }) => kind === 'resultChanged');

/** What a score link has done in one match. */
type LinkEntries = {
  /** What it entered last; undefined where the desk changed the result since. */
  result: MatchResult | null | undefined;
  count: number;
};

/** By the key of a match ({@link toMatchKey}). */
export type ScoreRecordsByMatch = ReadonlyMap<string, LinkEntries>;

/** SEEN-13: what score links have entered, by all changes of a play, oldest first. */
export function collectScoreRecords(
  changes: readonly Pick<PlayChange, 'username' | 'events'>[],
): ScoreRecordsByMatch {
  const entered = new Map<string, LinkEntries>();
  for (const { username, events } of changes) {
    for (const event of events) {
      if (event.kind !== 'resultChanged') continue;
      const key = toMatchKey(event.roundId, event.court);
      const count = entered.get(key)?.count ?? 0;
      entered.set(
        key,
        username === null ? { result: event.to, count: count + 1 } : { result: undefined, count },
      );
    }
  }
  return entered;
}
