import { findEventTarget } from '../log/eventRegistry';
import type { PlayEvent } from '../log/events';
import { isRefusal, type PlayState } from '../log/playState';
import { applyEvents } from '../log/fold';
import type { Entry, EntryPerson } from '../model/entry';
import { findChangedPairViolation } from '../roster/pairRules';
import type { Play } from '../wire/playWire';
import { findLock } from './lockedPlay';

type PendingChange = {
  events: readonly PlayEvent[];
  /** Persons that the change adds. */
  persons: readonly (EntryPerson & { id: string })[] | null;
  /** Id of the change that this one undoes. */
  undoes: string | null;
  /** Time of the change in ms since the epoch. */
  at: number;
};

export const toPlayState = ({
  settings,
  settingsSource,
  entries,
  rounds,
  outcome,
}: Pick<Play, keyof PlayState>): PlayState => ({
  settings,
  settingsSource,
  rounds,
  outcome,
  entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])),
});

/** Key of a match within a play. */
export const toMatchKey = (roundId: string, court: number): string => `${roundId}/${court}`;

function findPendingKey(event: PlayEvent): string | null {
  const target = findEventTarget(event);
  if (target === null) return null;
  if ('entryId' in target) return target.entryId;
  return 'court' in target ? toMatchKey(target.roundId, target.court) : target.roundId;
}

/**
 * The play with this device's unsent changes (ROSTER-16). Skips changes that no longer apply; the server would refuse
 * them too.
 * @returns the play, and the ids of entries and rounds and keys of matches that differ from the server's play
 */
export function applyPending<PlayType extends Play>(
  play: PlayType,
  changes: readonly PendingChange[],
): { play: PlayType; pending: ReadonlySet<string> } {
  const pending = new Set<string>();
  let state = toPlayState(play);
  let entries: readonly Entry[] = play.entries;
  for (const { events, persons, undoes, at } of changes) {
    const next = applyEvents(state, events);
    if (isRefusal(next) || findLock(state, next)) continue;
    if (undoes === null && findChangedPairViolation(state, next, events)) continue;
    state = next;
    for (const event of events) if (findPendingKey(event)) pending.add(findPendingKey(event)!);
    const added = (persons ?? []).map((person): Entry => ({
      ...person,
      ...next.entries[person.id]!,
      source: 'desk',
      applicationId: null,
      createdAt: new Date(at).toISOString(),
      personVersion: 0,
      consentVersion: null,
      publicNameConsent: null,
      rating: null,
      elsewhere: [],
    }));
    entries = [...entries, ...added];
  }
  const pendingEntries = entries.map((entry) => ({ ...entry, ...state.entries[entry.id]! }));
  return { play: { ...play, ...state, entries: pendingEntries }, pending };
}
