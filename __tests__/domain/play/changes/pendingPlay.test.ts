import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import {
  createEntryEvent,
  toPaymentFields,
  createSettingsEvent,
} from '../../../../src/domain/play/roster/entryEvents';
import { createEntryState, type Entry } from '../../../../src/domain/play/model/entry';
import { applyPending } from '../../../../src/domain/play/changes/pendingPlay';
import { parsePlay, type Play } from '../../../../src/domain/play/wire/playWire';
import { parseChangeResponse } from '../../../../src/domain/play/log/changeWire';
import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import { formatStartCountdown } from '../../../../src/domain/play/rounds/formatStartCountdown';

const createNamedEntry = (id: string, changes: Partial<Entry> = {}): Entry => ({
  ...createEntryState('confirmed', 'a0'),
  id,
  givenName: 'Анна',
  familyName: 'Крылова',
  phone: null,
  level: null,
  source: 'desk',
  applicationId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  personVersion: 1,
  consentVersion: null,
  publicNameConsent: null,
  rating: null,
  elsewhere: [],
  ...changes,
});

const play: Play = {
  version: 3,
  settings: DEFAULT_PLAY_SETTINGS,
  ...{ settingsSource: null, usualSettings: null },
  entries: [createNamedEntry('e1'), createNamedEntry('e2', { rank: 'a1' })],
  rounds: [],
  outcome: NO_OUTCOME,
  signUpPath: null,
  links: { live: null, score: null },
  wishes: [],
};
const at = Date.parse('2026-11-20T12:00:00Z');
const createPending = (event: Parameters<typeof applyPending>[1][number]['events'][number]) => ({
  events: [event],
  persons: null,
  undoes: null,
  at,
});

describe('a play with what the server does not have yet', () => {
  test('ROSTER-16: changes are applied in order, and the entries are known that differ', () => {
    const arrived = createEntryEvent(play.entries[0]!, { attendance: 'arrived' });
    const settings = createSettingsEvent(play.settings, { capacity: 8 });
    const shown = applyPending(play, [createPending(arrived), createPending(settings)]);
    expect(shown.play.entries.map(({ attendance }) => attendance)).toEqual(['arrived', null]);
    expect(shown.play.settings.capacity).toBe(8);
    expect([...shown.pending]).toEqual(['e1']);
  });

  test('ROSTER-16: one that the server has by now changes nothing, one that does not fit is left out', () => {
    const known = applyPending(
      { ...play, entries: [createNamedEntry('e1', { attendance: 'arrived' })] },
      [createPending(createEntryEvent(createNamedEntry('e1'), { attendance: 'arrived' }))],
    );
    expect(known.play.entries[0]!.attendance).toBe('arrived');
    const overtaken = applyPending(
      { ...play, entries: [createNamedEntry('e1', { attendance: 'late' })] },
      [createPending(createEntryEvent(createNamedEntry('e1'), { attendance: 'arrived' }))],
    );
    expect(overtaken.play.entries[0]!.attendance).toBe('late');
    expect(overtaken.pending.size).toBe(0);
  });

  test('ROSTER-4, ROSTER-16: an added player is shown at once', () => {
    const state = createEntryState('confirmed', 'a2');
    const person = { id: 'e3', givenName: 'Олег', familyName: '', phone: null, level: 3 };
    const { play: shown } = applyPending(play, [
      {
        events: [{ kind: 'entryAdded', entryId: 'e3', state }],
        persons: [person],
        undoes: null,
        at,
      },
    ]);
    expect(shown.entries[2]).toMatchObject({ ...person, ...state, source: 'desk' });
  });

  test('ROSTER-11, ROSTER-12: a payment sets the method and the amount of an entry, and ends its refund', () => {
    expect(toPaymentFields(createNamedEntry('e1'), 'cash', 1500)).toEqual({
      payment: 'cash',
      paid: 1500,
    });
    expect(toPaymentFields(createNamedEntry('e1', { fee: 700 }), 'transfer', 1500)).toMatchObject({
      paid: 700,
    });
    expect(toPaymentFields(createNamedEntry('e1'), 'free', 1500)).toMatchObject({ paid: 0 });
    expect(
      toPaymentFields(createNamedEntry('e1', { isRefunded: true }), 'cash', 1500),
    ).toMatchObject({
      isRefunded: false,
    });
  });
});

describe('the answer of the server', () => {
  test('ROSTER-30: a play is read, and what is broken in it is left out', () => {
    const answered = {
      version: 3,
      settings: { ...DEFAULT_PLAY_SETTINGS, capacity: 8 },
      entries: [{ ...play.entries[0]!, elsewhere: [{ tournament_id: 2, start_time: '19:00' }] }, 7],
      signUp: { path: '/apply/x' },
    };
    expect(parsePlay(answered)).toMatchObject({
      settings: { capacity: 8 },
      signUpPath: '/apply/x',
      entries: [{ id: 'e1', elsewhere: [{ tournament_id: 2, start_time: '19:00' }] }],
    });
    expect(parsePlay({ entries: null })).toBeNull();
    expect(parsePlay('<html>')).toBeNull();
    const change = {
      id: 'c1',
      at: '2026-11-20T12:00:00.000Z',
      username: 'admin',
      undoes: null,
      events: [
        { kind: 'entryChanged', entryId: 'e1', from: { paid: 0 }, to: { paid: 5 } },
        { kind: 'somethingNew' },
      ],
    };
    expect(parseChangeResponse({ change, play: answered })?.change.events).toEqual([
      { kind: 'entryChanged', entryId: 'e1', from: { paid: 0 }, to: { paid: 5 } },
    ]);
    expect(parseChangeResponse({ change })).toBeNull();
  });

  test('ROSTER-1: the time until the start is said on its day', () => {
    const when = { date: '2026-11-25', start_time: '19:00' };
    const describeAt = (time: string) =>
      formatStartCountdown(when, Date.parse(time), 'Europe/Moscow');
    expect(describeAt('2026-11-25T15:52:00Z')).toBe('начало через 8\u00a0мин');
    expect(describeAt('2026-11-25T12:55:00Z')).toBe('начало через 3\u00a0ч 5\u00a0мин');
    expect(describeAt('2026-11-25T16:10:00Z')).toBe('турнир начался');
    expect(describeAt('2026-11-22T16:10:00Z')).toBe('');
    for (const wrong of [{ date: 'нет' }, { date: '2026-02-30' }, { start_time: '' }]) {
      expect(formatStartCountdown({ ...when, ...wrong }, 0, 'Europe/Moscow')).toBe('');
    }
  });
});
