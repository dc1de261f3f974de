import { isDoneAlready } from '../../../../src/domain/play/changes/acceptChange';
import { describeChange } from '../../../../src/domain/play/changes/describeChange';
import { describeUnsent } from '../../../../src/domain/play/changes/describeUnsent';
import { applyPending } from '../../../../src/domain/play/changes/pendingPlay';
import { findPlayConflicts } from '../../../../src/domain/play/changes/playConflicts';
import { invertEvents } from '../../../../src/domain/play/log/eventRegistry';
import type { PlayEvent } from '../../../../src/domain/play/log/events';
import { foldChanges } from '../../../../src/domain/play/log/fold';
import { createPlayInState, EVENT_SAMPLES, SAMPLE_PLAY } from '../support/eventSamples';

const nameOf = (id: string): string => id.toUpperCase();

describe.each([
  ['of the play', { kind: 'paused', reason: 'дождь' }],
  ['of an entry', { kind: 'entryWarned', entryId: 'a' }],
  ['of a name that objects have', { kind: 'toString' }],
])('an event %s that only a newer version knows', (_, sent) => {
  const event = sent as unknown as PlayEvent;
  const change = {
    events: [EVENT_SAMPLES.entryChanged.event, event],
    persons: null,
    undoes: null,
    at: 0,
  };

  test('ROSTER-15: a log with it is not folded without it', () => {
    expect(() => foldChanges([{ id: 'c7', events: [event] }])).toThrow(
      'Change c7 of a play is of a newer version',
    );
  });

  test('ROSTER-16: in the outbox, where another tab has left it, its change waits whole', () => {
    const play = createPlayInState(SAMPLE_PLAY);
    expect(applyPending(play, [change])).toEqual({ play, pending: new Set() });
    expect(describeUnsent([change])).toMatch(/^1\sизменение состава$/);
    expect(isDoneAlready(SAMPLE_PLAY, [event])).toBe(false);
    expect(invertEvents([event])).toEqual([]);
  });

  test('ROSTER-16: where it was refused the server’s own reason is', () => {
    expect(findPlayConflicts([event], SAMPLE_PLAY)).toEqual([]);
    const told = describeChange({ events: [event], undoes: null }, nameOf);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/страница ещё не знает: обновите её$/);
  });
});
