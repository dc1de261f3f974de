import fc from 'fast-check';
import { ATTENDANCES, type Entry } from '../../../../src/domain/play/model/entry';
import {
  DEFAULT_PLAY_SETTINGS,
  type PlaySettings,
} from '../../../../src/domain/play/model/settings';
import { findLoadWarning } from '../../../../src/domain/play/rounds/loadWarning';
import { computeRoundLoad } from '../../../../src/domain/play/rounds/roundLoad';
import { createEntry, createPlayState } from '../support/entries';
import { createRuns } from '../../../support/createRuns';

type Change = Partial<Entry>;

function describe(changes: readonly Change[], settings: Partial<PlaySettings> = {}) {
  const entries = changes.map((change, index) =>
    createEntry(`Игрок${index}`, { rank: `a${String(index).padStart(2, '0')}`, ...change }),
  );
  const state = createPlayState(
    Object.fromEntries(entries.map((entry) => [entry.id, entry])),
    settings,
  );
  return {
    load: computeRoundLoad(state, 1),
    text: findLoadWarning(state, entries)?.text.replaceAll('\u00a0', ' ') ?? null,
  };
}

const createMany = (count: number, ...marked: Change[]): Change[] =>
  Array.from({ length: count }, (_, index) => marked[index] ?? {});
const createSexed = (men: number, women: number): Change[] => [
  ...createMany(men).map(() => ({ sex: 'm' as const })),
  ...createMany(women).map(() => ({ sex: 'f' as const })),
];
const createPaired = (count: number, partnered = count): Change[] =>
  createMany(count).map((_, index) => ({
    partner: index < partnered ? `Игрок${index ^ 1}` : null,
  }));

const LATE = { attendance: 'late' } as const;

test.each([
  [0, 'Нужны четверо'],
  [1, 'Нужны ещё трое'],
  [2, 'Нужны ещё двое'],
  [3, 'Нужен ещё один'],
  [4, null],
  [12, null],
  [13, '13 не делится на 4: в каждом раунде один отдыхает'],
  [14, '14 не делится на 4: в каждом раунде двое отдыхают'],
  [15, '15 не делится на 4: в каждом раунде трое отдыхают'],
])('ROSTER-9: %i confirmed: %s', (count, warning) => {
  expect(describe(createMany(count)).text).toBe(warning);
});

test.each([
  [10, 1, '10 на 1 корте: в каждом раунде отдыхают 6'],
  [16, 3, '16 на 3 кортах: в каждом раунде отдыхают 4'],
  [8, 1, '8 на 1 корте: в каждом раунде отдыхают 4'],
  [13, 3, '13 не делится на 4: в каждом раунде один отдыхает'],
  [12, 3, null],
])('ROSTER-9: %i on %i courts: %s', (count, courts, warning) => {
  expect(describe(createMany(count), { courts }).text).toBe(warning);
});

test.each([
  ['one of five is late', createMany(5, LATE), null],
  [
    'two of twelve',
    createMany(12, LATE, LATE),
    '10 не делится на 4: в каждом раунде двое отдыхают, пока не пришли опаздывающие',
  ],
  ['one of four', createMany(4, LATE), 'Нужен ещё один, пока не пришли опаздывающие'],
  ['one who plays from the first round on', createMany(4, { ...LATE, fromRound: 1 }), null],
  ['one who has left', createMany(9, { attendance: 'left' }), null],
])('ROSTER-9: a player who is away is not counted: %s', (_, changes, warning) => {
  expect(describe(changes).text).toBe(warning);
});

test.each([
  ['as many men as women', createSexed(2, 2), null, null],
  ['one woman', createSexed(3, 1), null, 'Нужны хотя бы двое мужчин и две женщины'],
  ['not all known', [...createSexed(1, 1), {}, {}], null, 'м/ж не указано: 2 из 4'],
  [
    'more men',
    createSexed(5, 3),
    null,
    '5 мужчин и 3 женщины: в каждом раунде отдыхают 3 мужчины и 1 женщина',
  ],
  [
    'one man over',
    createSexed(3, 2),
    null,
    '3 мужчины и 2 женщины: в каждом раунде отдыхает 1 мужчина',
  ],
  [
    'one court',
    createSexed(4, 4),
    1,
    '4 мужчины и 4 женщины на 1 корте: в каждом раунде отдыхают 2 мужчины и 2 женщины',
  ],
])('PLAY-47: микст, %s', (_, changes, courts, warning) => {
  expect(describe(changes, { variant: 'mixed', courts }).text).toBe(warning);
});

test.each([
  ['two pairs', createPaired(4), null, null],
  ['no pair', [], null, 'Нужны хотя бы две пары'],
  ['one pair', createPaired(2), null, 'Нужны хотя бы две пары'],
  ['three pairs', createPaired(6), null, '3 пары: в каждом раунде одна отдыхает'],
  ['one without a partner', createPaired(5, 4), null, 'Без пары: Мария Игрок4'],
  ['one court', createPaired(10), 1, '5 пар на 1 корте: в каждом раунде отдыхают 3'],
])('PLAY-47: fixed pairs, %s', (_, changes, courts, warning) => {
  expect(describe(changes, { variant: 'fixed', courts }).text).toBe(warning);
});

test('ROSTER-9: a warning names rests exactly where the settings say that a player rests', () => {
  const one = fc.record({ attendance: fc.constantFrom(null, null, ...ATTENDANCES) });
  fc.assert(
    fc.property(
      fc.array(one, { maxLength: 24 }),
      fc.constantFrom(DEFAULT_PLAY_SETTINGS.courts, 1, 2, 3),
      (changes, courts) => {
        const { load, text } = describe(changes, { courts });
        expect(text?.includes('отдыха') ?? false).toBe(load.courts > 0 && load.resting > 0);
      },
    ),
    createRuns(),
  );
});
