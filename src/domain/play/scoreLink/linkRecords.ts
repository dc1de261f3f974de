import { toMatchKey } from '../changes/pendingPlay';
import type { PlayChange } from '../log/events';
import type { MatchResult } from '../model/round';

/** True for a change through a score link: only links enter results without a sign-in (SEEN-13). */
export const isByScoreLink = ({
  username,
  events,
}: Pick<PlayChange, 'username' | 'events'>): boolean =>
  username === null && events.some(({ kind }) => kind === 'resultChanged');

/** The entries of score links in one match. */
type LinkEntries = {
  /** The last entered result; undefined when the desk has changed it since. */
  result: MatchResult | null | undefined;
  count: number;
};

/** Uses the key of a match ({@link toMatchKey}). */
export type ScoreRecordsByMatch = ReadonlyMap<string, LinkEntries>;

/** The entries of score links in all changes of a play, oldest first (SEEN-13). */
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
