import fc from 'fast-check';
import {
  acceptChange,
  acceptUndo,
  type AcceptedChange,
} from '../../../../src/domain/play/changes/acceptChange';
import type {
  EntryChangedEvent,
  PlayChange,
  PlayEvent,
} from '../../../../src/domain/play/log/events';
import {
  EMPTY_PLAY_STATE,
  isRefusal,
  type PlayState,
} from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import { ATTENDANCES, PAYMENTS, type EntryState } from '../../../../src/domain/play/model/entry';
import type { RosterSettings } from '../../../../src/domain/play/model/settings';
import { listIdsWithStatus, createMoveEvent } from '../../../../src/domain/play/roster/roster';
import { countFreeSpots } from '../../../../src/domain/play/roster/spots';
import { createEntryAddedEvents } from '../../../../src/domain/play/roster/waitlist';

const STATUSES = ['confirmed', 'waiting', 'declined', 'withdrawn'] as const;

/** An intended action. Its numbers choose an entry and a place at the time of the action. */
export type Intent =
  | { does: 'arrive'; isSignUp: boolean; isForReview: boolean }
  | { does: 'move'; who: number; status: (typeof STATUSES)[number]; before: number }
  | { does: 'mark'; who: number; to: Partial<EntryState> }
  | { does: 'settings'; to: Partial<RosterSettings> }
  | { does: 'undo'; which: number }
  | { does: 'correct'; who: number }
  | { does: 'both'; first: Single; then: Single };

/** An action on one entry, or on the settings. */
type Single = Extract<Intent, { does: 'move' | 'mark' | 'settings' }>;

/** An intent, and the number of changes that its device has not received yet. */
export type Turn = { intent: Intent; staleness: number; isLate: boolean };

const who = fc.nat(30);
const marks: fc.Arbitrary<Partial<EntryState>> = fc.oneof(
  fc.record({ attendance: fc.constantFrom(...ATTENDANCES, null) }),
  fc.record({ fee: fc.constantFrom(null, 0, 1000) }),
  fc.record({
    payment: fc.constantFrom(...PAYMENTS, null),
    paid: fc.constantFrom(0, 1000, 1500),
    isRefunded: fc.constant(false),
  }),
  fc.record({ isRefunded: fc.boolean() }),
  fc.record({ needsNotice: fc.boolean() }),
);
const settings: fc.Arbitrary<Partial<RosterSettings>> = fc.oneof(
  fc.record({ capacity: fc.constantFrom(null, 4, 5, 8) }),
  fc.record({ isApprovedByHand: fc.boolean() }),
  fc.record({ handOverHours: fc.nat(5) }),
);
const move = fc.record({
  does: fc.constant('move' as const),
  who,
  status: fc.constantFrom(...STATUSES),
  before: who,
});
const mark = fc.record({ does: fc.constant('mark' as const), who, to: marks });
const settle = fc.record({ does: fc.constant('settings' as const), to: settings });
const single: fc.Arbitrary<Single> = fc.oneof(move, mark, settle);
export const intent: fc.Arbitrary<Intent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('arrive' as const),
      isSignUp: fc.boolean(),
      isForReview: fc.nat(9).map((one) => one === 0),
    }),
  },
  { weight: 7, arbitrary: move },
  { weight: 3, arbitrary: mark },
  { weight: 2, arbitrary: settle },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('both' as const), first: single, then: single }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('undo' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('correct' as const), who }) },
);
const turn: fc.Arbitrary<Turn> = fc.record({
  intent,
  staleness: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.nat(4)),
  isLate: fc.nat(9).map((one) => one === 0),
});
export const turns = fc.array(turn, { minLength: 1, maxLength: 20, size: 'max' });

/** The current values of the fields in `to`. */
const pickFrom = (entry: EntryState, to: Partial<EntryState>): Partial<EntryState> =>
  Object.fromEntries(Object.keys(to).map((name) => [name, entry[name as keyof EntryState]]));

const createChangeEvent = (
  entryId: string,
  entry: EntryState,
  to: Partial<EntryState>,
): EntryChangedEvent => ({
  kind: 'entryChanged',
  entryId,
  from: pickFrom(entry, to),
  to,
});

/** Ids of the entries that a device shows. */
const listShownIds = ({ entries }: PlayState): string[] =>
  Object.keys(entries).filter((id) => entries[id]!.status !== 'removed');

/** Events that a device creates for an intent; none when its state offers nothing to change. */
export function createEvents(shownState: PlayState, intent: Intent): PlayEvent[] {
  if (intent.does === 'arrive' || intent.does === 'undo') return [];
  if (intent.does === 'both') {
    const first = createEvents(shownState, intent.first);
    return [...first, ...createEvents(applyEvents(shownState, first) as PlayState, intent.then)];
  }
  if (intent.does === 'settings') {
    const from = Object.fromEntries(
      Object.keys(intent.to).map((name) => [
        name,
        shownState.settings[name as keyof RosterSettings],
      ]),
    );
    return [{ kind: 'settingsChanged', from, to: intent.to }];
  }
  const ids = listShownIds(shownState);
  const entryId = ids[intent.who % ids.length];
  if (entryId === undefined) return [];
  if (intent.does === 'correct') return [{ kind: 'personCorrected', entryId }];
  if (intent.does === 'mark')
    return [createChangeEvent(entryId, shownState.entries[entryId]!, intent.to)];
  const others = listIdsWithStatus(shownState.entries, intent.status).filter(
    (id) => id !== entryId,
  );
  const before = others[intent.before % (others.length + 1)] ?? null;
  const event = createMoveEvent(shownState.entries, entryId, intent.status, before);
  return event ? [event] : [];
}

/** An accepted step of a play. */
export type Step = {
  intent: Intent;
  isLate: boolean;
  before: PlayState;
  sent: readonly PlayEvent[];
  change: Pick<PlayChange, 'id' | 'events' | 'undoes'>;
  state: PlayState;
};

export type PlayedTurns = { steps: Step[]; refused: number; state: PlayState };

/**
 * Applies the turns as the server does. A device creates each change from its own state; the server checks it against
 * the current play.
 */
export function playTurns(
  turns: readonly Turn[],
  startState: PlayState = EMPTY_PLAY_STATE,
): PlayedTurns {
  const steps: Step[] = [];
  let refused = 0;
  let state = startState;
  turns.forEach(({ intent, staleness, isLate }, index) => {
    const id = `c${index}`;
    const at = steps.length - staleness;
    const shownState = at > 0 ? steps[at - 1]!.state : startState;
    let undoes: string | null = null;
    let sent: readonly PlayEvent[] = [];
    let accepted: AcceptedChange | { refused: string };
    if (intent.does === 'arrive') {
      const events = createEntryAddedEvents(state, [
        { id: `e${String(index).padStart(2, '0')}`, ...intent },
      ]);
      accepted = acceptChange(state, events, () => !isLate);
    } else if (intent.does === 'undo') {
      const known = at > 0 ? steps.slice(0, at) : [];
      const undone = known.at(-1 - (intent.which % Math.max(1, known.length)));
      if (!undone) return;
      undoes = undone.change.id;
      accepted = acceptUndo(state, undone.change.events);
    } else {
      sent = createEvents(shownState, intent);
      if (sent.length === 0) return;
      accepted = acceptChange(state, sent, () => !isLate);
    }
    if (isRefusal(accepted)) {
      refused += 1;
      return;
    }
    const { events, state: after } = accepted as AcceptedChange;
    steps.push({
      intent,
      isLate,
      before: state,
      sent,
      change: { id, events, undoes },
      state: after,
    });
    state = after;
  });
  return { steps, refused, state };
}

/** Number of confirmed entries beyond the capacity. */
export const countExcess = (state: PlayState): number => Math.max(0, -countFreeSpots(state));
