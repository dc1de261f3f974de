import { rebaseEvents } from '../../../src/domain/play/changes/outboxQueue';
import type { PlayEvent } from '../../../src/domain/play/log/events';
import type { PlayState } from '../../../src/domain/play/log/playState';
import { createResult, EVENT_SAMPLES, SAMPLE_PLAY } from '../../domain/play/support/eventSamples';

const rebase = (state: PlayState, ...events: PlayEvent[]) =>
  rebaseEvents(state, { events, persons: null, isOutcomeUnknown: false });

const EXPECTED: { readonly [Kind in PlayEvent['kind']]: object | null } = {
  entryAdded: null,
  entryChanged: { attendance: 'late', fee: null },
  settingsChanged: { capacity: 16, courts: null },
  settingsCarried: null,
  personCorrected: null,
  roundsReplaced: null,
  roundStarted: null,
  resultChanged: createResult(20),
  outcomeChanged: { finishedAt: null, winnerId: 'b' },
};

describe.each(Object.values(EVENT_SAMPLES))(
  'ROSTER-16: a refused event of the kind $event.kind',
  ({ event, otherwise }) => {
    const from = EXPECTED[event.kind];

    test('is repeated from the present values, where these keep its meaning', () => {
      expect(rebase(otherwise, event)).toEqual(from && [{ ...event, from }]);
    });

    test('is repeated with all others of its change, or not at all', () => {
      const other = EVENT_SAMPLES.settingsChanged.event;
      const rebased = rebase(otherwise, other, event);
      expect(rebased?.length).toBe(from ? 2 : undefined);
    });
  },
);

test('ROSTER-16: a change without events, or whose entry or round is gone, is not repeated', () => {
  const { entryChanged, resultChanged } = EVENT_SAMPLES;
  expect(rebase({ ...SAMPLE_PLAY, entries: {} }, entryChanged.event)).toBeNull();
  expect(rebase({ ...SAMPLE_PLAY, rounds: [] }, resultChanged.event)).toBeNull();
  expect(rebase(SAMPLE_PLAY)).toBeNull();
});
