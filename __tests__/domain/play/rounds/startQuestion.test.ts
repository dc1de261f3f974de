import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import type { Attendance, Entry, EntryState } from '../../../../src/domain/play/model/entry';
import type { PartnerMode } from '../../../../src/domain/play/model/gameSettings';
import { listOmitted, listUnpaired } from '../../../../src/domain/play/roster/availability';
import { findSpotOffer } from '../../../../src/domain/play/roster/spotOffer';
import { describeUnpaired } from '../../../../src/domain/play/roster/unpairedTexts';
import {
  createStartMarkEvents,
  describeEarlyStart,
  findEntriesToMarkAtStart,
} from '../../../../src/domain/play/rounds/startQuestion';
import { applyAll, createEntry, createPlayState } from '../support/entries';

type People = Record<string, Partial<EntryState>>;

const PAIRS: People = {
  a: { partner: 'b', attendance: 'arrived' },
  b: { partner: 'a', attendance: 'arrived' },
  c: { partner: 'd', attendance: 'arrived' },
  d: { partner: 'c', attendance: 'arrived' },
};

/** Entries named in the start question, and entries left unpaired; null without a question. */
function findAsked(people: People, variant: PartnerMode) {
  const state = createPlayState(people, { variant });
  const entries = Object.entries(people).map(([id, one]) => createEntry(id, one));
  const question = findEntriesToMarkAtStart(entries, state);
  return question && [question.map(({ id }) => id), listUnpaired(state, 1)];
}

test.each<[string, People, PartnerMode, unknown]>([
  ['where all are marked', PAIRS, 'fixed', null],
  ['where none is', { a: {}, b: {}, c: {} }, 'changing', null],
  ['where some are', { a: { attendance: 'arrived' }, b: {} }, 'changing', [['b'], []]],
  ['without a pair', { ...PAIRS, e: { attendance: 'arrived' } }, 'fixed', [[], ['e']]],
  ['where none is marked, without a pair', { a: {}, b: {} }, 'fixed', [[], ['a', 'b']]],
  [
    'where the partner is late',
    { ...PAIRS, b: { partner: 'a', attendance: 'late' } },
    'fixed',
    [[], ['a']],
  ],
  [
    'where the partner has not come',
    { ...PAIRS, b: { partner: 'a', attendance: 'absent' } },
    'fixed',
    [[], ['a']],
  ],
  ['without м/ж', { a: { sex: 'f' }, b: {} }, 'mixed', [[], ['b']]],
])(
  'PLAY-9, PLAY-40, PLAY-41: the start asks only about unmarked and unpaired players, %s',
  (_, people, variant, expected) => {
    expect(findAsked(people, variant)).toEqual(expected);
  },
);

test('PLAY-41: the unpaired players are listed under the courts, except those in the round', () => {
  const state = createPlayState(PAIRS, { variant: 'fixed' });
  const drawContext = { format: FORMATS.Американо, levelOf: () => null } as const;
  const plan = { planned: 1, seed: 1, context: drawContext };
  const begun = applyAll(state, createStartRoundEvents(state, '2026-11-25T16:00:00.000Z', plan));
  const { entries } = begun;
  const later = {
    ...begun,
    entries: {
      ...entries,
      b: { ...entries.b!, attendance: 'paused' as const },
      e: { ...entries.c!, partner: null, rank: 'b0' },
    },
  };
  expect(listUnpaired(later, 1)).toEqual(['a', 'e']);
  expect(listOmitted(later, 1)).toEqual(['e']);
});

test('PLAY-41: a player whose partner is only away is not asked to choose another one', () => {
  const people = { ...PAIRS, b: { partner: 'a', attendance: 'paused' as const } };
  const entries = Object.entries(people).map(([id, one]) => createEntry(id, one));
  expect(describeUnpaired(entries, 'fixed')).toMatch(/^Без пары в игру не попадёт: [^.]*\.$/);
});

test('ROSTER-7: the spot of an absent player is taken by the first who waits, or by the next', () => {
  const waiting = { status: 'waiting' } as const;
  const state = createPlayState(
    { a: { attendance: 'arrived' }, b: {}, c: waiting, d: waiting },
    { capacity: 2 },
  );
  const findOffered = (marks: Record<string, Attendance>) => {
    const marked = applyAll(state, createStartMarkEvents(state, new Map(Object.entries(marks))));
    const entries = Object.entries(marked.entries).map(([id, one]) => createEntry(id, one));
    return [findSpotOffer(marked, entries)?.text ?? null, marked.entries] as const;
  };
  expect(findOffered({ b: 'arrived' })[0]).toBeNull();
  expect(findOffered({ b: 'absent' })[0]).toBe('Место свободно, ждёт Мария c');
  const [none, taken] = findOffered({ b: 'absent', c: 'late' });
  expect(none).toBeNull();
  expect(taken['c']).toMatchObject({ status: 'confirmed', attendance: 'late' });
  const [next, declined] = findOffered({ b: 'absent', c: 'absent' });
  expect(next).toBe('Место свободно, ждёт Мария d');
  expect(declined['c']).toMatchObject({ status: 'withdrawn', attendance: null });
  // The mark that another device set stays.
  expect(findOffered({ a: 'absent' })[1]['a']).toMatchObject({ attendance: 'arrived' });
});

test('ROSTER-7: several free places are counted, and without a limit there is one', () => {
  const entries = [createEntry('a'), createEntry('b', { status: 'waiting' })];
  const findText = (capacity: number | null, ...others: readonly Entry[]) => {
    const all = [...entries, ...others];
    const state = createPlayState(Object.fromEntries(all.map((one) => [one.id, one])), {
      capacity,
    });
    return findSpotOffer(state, all)?.text.replaceAll('\u00a0', ' ');
  };
  expect(findText(3)).toBe('Свободно: 2 места, ждёт Мария b');
  expect(findText(null)).toBe('Место свободно, ждёт Мария b');
  expect(findText(1)).toBeUndefined();
  expect(findText(1, createEntry('c'))).toBeUndefined();
});

describe('PLAY-63: the question about a play that begins ahead of its tournament', () => {
  const tournament = { date: '2026-11-28', start_time: '19:00' };
  const asked = 'По расписанию начало: 28\u00a0ноября\u00a02026, суббота, 19:00.';
  test.each([
    ['18 hours ahead, on its day', tournament, '2026-11-27T22:00:00Z', asked],
    ['on the day before, at noon', tournament, '2026-11-27T09:00:00Z', asked],
    ['a minute before its day', tournament, '2026-11-27T20:59:00Z', asked],
    ['as its day begins', tournament, '2026-11-27T21:00:00Z', asked],
    ['six hours ahead, on its day', tournament, '2026-11-28T10:00:00Z', null],
    ['a minute sooner', tournament, '2026-11-28T09:59:00Z', asked],
    ['at its start', tournament, '2026-11-28T16:00:00Z', null],
    ['on the day after', tournament, '2026-11-29T16:00:00Z', null],
    ['a year later', tournament, '2027-11-28T16:00:00Z', null],
    ['a year ahead, on the same day', tournament, '2025-11-28T16:00:00Z', asked],
    [
      'six hours ahead, after midnight',
      { ...tournament, start_time: '02:00' },
      '2026-11-27T17:00:00Z',
      null,
    ],
    [
      'a little more than six hours ahead',
      { ...tournament, start_time: '02:00' },
      '2026-11-27T16:59:00Z',
      asked.replace('19:00', '02:00'),
    ],
    ['without a time', { ...tournament, start_time: '' }, '2026-11-01T09:00:00Z', null],
    ['without a date', { ...tournament, date: 'нет' }, '2026-11-01T09:00:00Z', null],
  ])('%s', (_, when, now, expected) => {
    expect(describeEarlyStart(when, Date.parse(now), 'Europe/Moscow')).toBe(expected);
  });
});
