import { ATTENDANCES, ENTRY_STATUSES, type Entry } from '../../../../src/domain/play/model/entry';
import {
  listEntryActs,
  type EntryAct,
  type PlayMoment,
} from '../../../../src/domain/play/roster/entryActs';
import { createEntry } from '../support/entries';

type Situation = Parameters<typeof listEntryActs>[1];

const MOMENTS: readonly PlayMoment[] = ['before', 'inPlay', 'after'];
const PLAIN: Situation = {
  moment: 'before',
  isPhone: false,
  hasPlayed: false,
  isDrawn: false,
  isReplaced: false,
  hasCards: true,
  isFirst: false,
  isLast: false,
};

const listShown = (changes: Partial<Entry>, situation: Partial<Situation>): EntryAct[] =>
  listEntryActs(createEntry('a', { phone: '+7 (916) 204-18-73', ...changes }), {
    ...PLAIN,
    ...situation,
  }).shown;

test.each<[PlayMoment, string, Partial<Entry>, Partial<Situation>, EntryAct[]]>([
  ['before', 'one of the roster', {}, {}, ['fee', 'wait', 'withdraw', 'absent', 'late']],
  [
    'before',
    'one who came',
    { attendance: 'arrived' },
    {},
    ['fee', 'wait', 'withdraw', 'absent', 'late'],
  ],
  [
    'before',
    'one on a phone',
    {},
    { isPhone: true },
    ['call', 'fee', 'wait', 'withdraw', 'absent'],
  ],
  [
    'before',
    'one who waits',
    { status: 'waiting' },
    {},
    ['confirm', 'cash', 'transfer', 'fee', 'withdraw'],
  ],
  [
    'before',
    'one under review',
    { status: 'review' },
    {},
    ['confirm', 'wait', 'call', 'decline', 'edit', 'card'],
  ],
  [
    'before',
    'one who gave up and paid',
    { status: 'withdrawn', paid: 1500 },
    {},
    ['confirm', 'wait', 'call', 'refund', 'edit', 'card'],
  ],
  [
    'inPlay',
    'one who plays',
    { attendance: 'arrived' },
    { hasPlayed: true },
    ['leave', 'substitute', 'pause', 'fee', 'call'],
  ],
  [
    'inPlay',
    'one who has not come yet',
    { attendance: 'late' },
    {},
    ['arrive', 'leave', 'substitute', 'pause', 'absent'],
  ],
  [
    'inPlay',
    'one who pauses',
    { attendance: 'paused' },
    { hasPlayed: true },
    ['arrive', 'fee', 'call', 'edit', 'card'],
  ],
  [
    'inPlay',
    'one who has left',
    { attendance: 'left' },
    { hasPlayed: true },
    ['arrive', 'substitute', 'fee', 'call', 'edit'],
  ],
  [
    'inPlay',
    'one who is replaced',
    { attendance: 'left' },
    { hasPlayed: true, isReplaced: true },
    ['fee', 'call', 'edit', 'card', 'wish'],
  ],
  [
    'after',
    'one who has played',
    { attendance: 'arrived' },
    { hasPlayed: true, isFirst: true, isLast: true },
    ['fee', 'card', 'edit', 'call'],
  ],
])(
  'ROSTER-45: %s, the menu of %s begins with what fits',
  (moment, _, changes, situation, shown) => {
    expect(listShown(changes, { moment, ...situation })).toEqual(shown);
  },
);

const FLAGS = [false, true];

test('ROSTER-45: no menu has more than six entries, and none loses or repeats an act', () => {
  const inMoment: Record<PlayMoment, Set<EntryAct>> = {
    before: new Set(),
    inPlay: new Set(),
    after: new Set(),
  };
  for (const moment of MOMENTS)
    for (const status of ENTRY_STATUSES)
      for (const attendance of [null, ...ATTENDANCES])
        for (const hasPlayed of FLAGS)
          for (const isReplaced of FLAGS)
            for (const isPhone of FLAGS) {
              const { shown, rest } = listEntryActs(createEntry('a', { status, attendance }), {
                ...PLAIN,
                moment,
                hasPlayed,
                isReplaced,
                isPhone,
              });
              expect(shown.length + (rest.length > 0 ? 1 : 0)).toBeLessThanOrEqual(6);
              expect(rest).not.toHaveLength(1);
              const all = [...shown, ...rest];
              expect(new Set(all).size).toBe(all.length);
              expect(all).toContain('edit');
              for (const act of all) inMoment[moment].add(act);
            }
  const ofPlay: EntryAct[] = ['leave', 'substitute', 'pause'];
  expect([...inMoment.inPlay]).toEqual(expect.arrayContaining(ofPlay));
  for (const act of [...ofPlay, 'fromRound', 'late', 'wish', 'arrive'] as const)
    expect(inMoment.after.has(act)).toBe(false);
  for (const act of ofPlay) expect(inMoment.before.has(act)).toBe(false);
});

test('PLAY-13: a player who has played can leave, pause or be replaced, but not withdraw', () => {
  const listAll = (situation: Partial<Situation>) => {
    const { shown, rest } = listEntryActs(createEntry('a'), { ...PLAIN, ...situation });
    return [...shown, ...rest];
  };
  const out: EntryAct[] = ['wait', 'withdraw', 'decline', 'absent'];
  const inPlay: EntryAct[] = ['pause', 'leave', 'substitute'];
  expect(listAll({})).toEqual(expect.arrayContaining(out));
  expect(listAll({})).not.toEqual(expect.arrayContaining(inPlay));
  expect(listAll({ moment: 'inPlay' })).toEqual(expect.arrayContaining([...out, ...inPlay]));
  expect(listAll({ moment: 'inPlay', hasPlayed: true })).toEqual(expect.arrayContaining(inPlay));
  // The text is also right after the end, because the name is in the standings.
  for (const moment of ['inPlay', 'after'] as const)
    expect(listAll({ moment, hasPlayed: true }).filter((act) => out.includes(act))).toEqual([]);
});

test('ROSTER-12: an entry that waits again after a refund can pay again', () => {
  const paid = { payment: 'cash', paid: 1500 } as const;
  const waiting = { status: 'waiting' } as const;
  expect(listShown(waiting, {})).toContain('cash');
  expect(listShown({ ...waiting, ...paid }, {})).not.toContain('cash');
  expect(listShown({ ...waiting, ...paid, isRefunded: true }, {})).toContain('cash');
});

test.each<[string, Partial<Entry>, Partial<Situation>, boolean]>([
  ['one who plays', {}, { moment: 'inPlay', hasPlayed: true }, true],
  ['one of a round drawn before the start', {}, { isDrawn: true }, true],
  ['one before any draw', {}, {}, false],
  [
    'one who has left a drawn round',
    { attendance: 'left' },
    { moment: 'inPlay', isDrawn: true },
    true,
  ],
  ['one who has left', { attendance: 'left' }, { moment: 'inPlay' }, false],
  ['one who waits', { status: 'waiting' }, { moment: 'inPlay' }, false],
  ['one after the end', {}, { moment: 'after', isDrawn: true }, false],
])('PLAY-84: «Поменять» of %s', (_, changes, situation, isThere) => {
  const { shown, rest } = listEntryActs(createEntry('a', changes), { ...PLAIN, ...situation });
  expect([...shown, ...rest].includes('exchange')).toBe(isThere);
});
