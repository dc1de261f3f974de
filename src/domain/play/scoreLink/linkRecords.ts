import { toMatchKey } from '../changes/pendingPlay';
import type { PlayChange } from '../log/events';
import type { MatchResult } from '../model/round';

/** True for a change through a score link: only score links enter results without a sign-in (SEEN-13). */
export const isByScoreLink = ({
  username,
  events,
}: Pick<PlayChange, 'username' | 'events'>): boolean =>
  username === null && events.some(({ kind }) => kind === 'resultChanged');

/** Results that score links have entered in one match. */
type LinkEntries = {
  /** The last result entered through a link; undefined when the desk has changed the match after it. */
  result: MatchResult | null | undefined;
  count: number;
};

/** Entries of score links by match key ({@link toMatchKey}). */
export type ScoreRecordsByMatch = ReadonlyMap<string, LinkEntries>;

/** Collects the entries of score links from all changes of a play, oldest first (SEEN-13). */
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
