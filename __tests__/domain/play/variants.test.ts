import { entryChange } from '../../../src/domain/play/entryEvents';
import { startRoundEvents } from '../../../src/domain/play/drawEvents';
import { drawRounds } from '../../../src/domain/play/drawing';
import { pairFairnessText } from '../../../src/domain/play/draw/fairnessText';
import { pairFairness } from '../../../src/domain/play/draw/pairFairness';
import { plannedFor } from '../../../src/domain/play/neededRounds';
import { nextStep } from '../../../src/domain/play/nextStep';
import { pairEvents } from '../../../src/domain/play/pairing';
import { matchMinutes } from '../../../src/domain/play/planner';
import { parsePlay } from '../../../src/domain/play/playWire';
import type { PlayState } from '../../../src/domain/play/playState';
import { presentAt } from '../../../src/domain/play/presence';
import { loadText, meetingsText, neededText, roundLoad } from '../../../src/domain/play/roundLoad';
import { resultEvent } from '../../../src/domain/play/roundEvents';
import { DEFAULT_SETTINGS } from '../../../src/domain/play/settings';
import { substitutionEvents } from '../../../src/domain/play/substitution';
import { rowName, rowsLabel } from '../../../src/domain/play/table/rowName';
import { placeReason } from '../../../src/domain/play/table/placeReason';
import { roundsInWords } from '../../../src/domain/play/table/roundTexts';
import { tableOf } from '../../../src/domain/play/tableOf';
import { partnerOf } from '../../../src/domain/play/variant';
import { unpairedText } from '../../../src/domain/play/variantTexts';
import { after, aPlay, anEntry } from './support/entries';
import { beginning } from './support/playedEvenings';

const AT = '2026-11-25T16:00:00.000Z';
const drawing = { format: 'mexicano', levelOf: () => null } as const;
const start = (state: PlayState) =>
  after(state, startRoundEvents(state, AT, { planned: 7, seed: 1, drawing }));

function scored(state: PlayState, a: number): PlayState {
  const round = state.rounds.at(-1)!;
  const results = round.matches.map((match, index) =>
    resultEvent(round, match, { a: a + index, b: 24 - a - index, mark: null }),
  );
  return after(state, results);
}

test('PLAY-40: a play from before is one whose partners change, and whose draw is still up to date', () => {
  const old = parsePlay({
    version: 3,
    entries: [{ id: 'e1', status: 'confirmed', rank: 'a0' }],
    settings: {},
  });
  expect(old!.settings).toEqual(DEFAULT_SETTINGS);
  expect(old!.entries[0]).toMatchObject({ sex: null, partner: null });
  // The basis of a round as the version before wrote it.
  expect(start(beginning(4, null)).rounds[0]!.basis).toBe('c8200aab3d8ea731');
});

test('PLAY-40: микст says whose «м/ж» is missing, and waits for two men and two women', () => {
  const people = [anEntry('Орлова', { sex: 'f' }), anEntry('Белов', { rank: 'a1' })];
  expect(unpairedText(people, 'mixed')).toBe(
    'Без м/ж в игру не попадёт: Мария Белов. Отметьте м/ж в составе.',
  );
  const men = aPlay(
    Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { sex: id < 'd' ? 'm' : 'f' }])),
    { variant: 'mixed' },
  );
  expect(nextStep(men, 7, drawing).kind).toBe('start');
  const left = after(men, [entryChange({ ...men.entries.e!, id: 'e' }, { attendance: 'absent' })]);
  expect(nextStep(left, 7, drawing)).toMatchObject({ kind: 'wait', present: 4 });
  expect(loadText(roundLoad(left, 1), 7)).toBe(
    'Нужны хотя бы двое мужчин и две женщины, с\u00a0м/ж пока 4.',
  );
});

test('PLAY-41: a pair is made of two, taken from others, and parted', () => {
  const state = aPlay({ a: {}, b: {}, c: {} }, { variant: 'fixed' });
  const paired = after(state, pairEvents(state, 'a', 'b'));
  expect([partnerOf(paired, 'a'), partnerOf(paired, 'b')]).toEqual(['b', 'a']);
  const other = after(paired, pairEvents(paired, 'c', 'a'));
  expect(['a', 'b', 'c'].map((id) => partnerOf(other, id))).toEqual(['c', null, 'a']);
  const parted = after(other, pairEvents(other, 'a', null));
  expect(['a', 'b', 'c'].map((id) => partnerOf(parted, id))).toEqual([null, null, null]);
  expect(unpairedText([anEntry('Орлова'), anEntry('Белов', { rank: 'a1' })], 'fixed')).toBe(
    'Без пары в игру не попадут: Мария Орлова и Мария Белов. Пару выбирают в меню игрока.',
  );
});

test('PLAY-41: a pair is one row of the table, counts once, and stays one with a substitute; alone nobody is drawn', () => {
  const first = scored(start(beginning(8, null, 'fixed')), 10);
  const table = tableOf(first);
  expect(table).toHaveLength(4);
  expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(48);
  expect(rowsLabel(table)).toBe('Пара');
  const name = (id: string) => id;
  const personOf = (id: string) => ({ givenName: 'Пётр', familyName: id });
  expect(placeReason(table, table[0]!.id, { ordersByAverage: false }, personOf)).toMatch(
    /^Выше пары Пётр e0\d \+ Пётр e0\d: больше очков/,
  );
  expect(roundsInWords(table[0]!, personOf, (court) => `Корт ${court}`)[0]).toMatch(
    /^1: (против|соперники) .* 14:10$/,
  );

  const gone = after(first, [
    entryChange({ ...first.entries.e00!, id: 'e00' }, { attendance: 'left' }),
  ]);
  expect(presentAt(gone, 2)).not.toContain('e01');

  const waiting = {
    ...first,
    entries: { ...first.entries, sub: { ...first.entries.e00!, partner: null, rank: 'z' } },
  };
  const changed = after(
    waiting,
    substitutionEvents(waiting, 'e00', 'sub', { sharesRow: false, drawing }),
  );
  expect(partnerOf(changed, 'sub')).toBe('e01');
  const second = scored(start(changed), 15);
  const row = tableOf(second).find(({ entryIds }) => entryIds.includes('sub'))!;
  expect(rowName(row, name)).toBe('e00 → sub + e01');
  expect(row.matches).toBe(2);
  expect(tableOf(second)).toHaveLength(4);
});

test('PLAY-41: the panel says after how many rounds all pairs have met', () => {
  const load = roundLoad(beginning(12, null, 'fixed'), 1);
  expect(load.courts).toBe(3);
  expect(meetingsText(load, 7, 'americano')).toBe(
    'Все пары сыграют друг с другом за 5\u00a0раундов.',
  );
});

test('PLAY-44: a match is as long as points and games are said to take', () => {
  const minutes = (to: object) => matchMinutes({ ...DEFAULT_SETTINGS, ...to });
  expect(minutes({})).toBe(10);
  expect(minutes({ pointSeconds: 30 })).toBe(12);
  expect(minutes({ scoring: 'firstTo', firstTo: 6 })).toBe(36);
  expect(minutes({ scoring: 'firstTo', firstTo: 6, gameMinutes: 3 })).toBe(27);
});

test('PLAY-47: what a start needs is said by what is played', () => {
  const said = (['changing', 'mixed', 'fixed'] as const).map((variant) =>
    neededText(variant, 3).replaceAll('\u00a0', ' '),
  );
  expect(said).toEqual([
    'Нужны четверо: есть 3 игрока',
    'Нужны двое мужчин и две женщины: есть 3 игрока',
    'Нужны две пары: есть 1 пара',
  ]);
});

test('PLAY-47: eight without «м/ж», or without a partner, are not said to be nobody', () => {
  const eight = Object.fromEntries([...'abcdefgh'].map((id) => [id, {}]));
  expect(neededText('mixed', 0)).toBe('Нужны двое мужчин и две женщины');
  const said = (['mixed', 'fixed'] as const).map((variant) =>
    loadText(roundLoad(aPlay(eight, { variant }), 1), 7),
  );
  expect(said).toEqual(['Нужны хотя бы двое мужчин и две женщины.', 'Нужны хотя бы две пары.']);
});

test('PLAY-48: an Американо of fixed pairs is planned until all have met, as far as there is time', () => {
  const anEvening = { tournament_type: 'Американо', start_time: '19:00', end_time: null } as const;
  const six = beginning(12, null, 'fixed');
  expect(plannedFor(six, anEvening)).toBe(5);
  expect(plannedFor(beginning(12, 1, 'fixed'), anEvening)).toBe(15);
  // Two rounds of 14 minutes fit.
  expect(plannedFor(six, { ...anEvening, end_time: '19:30' })).toBe(2);
  expect(plannedFor({ ...six, settings: { ...six.settings, rounds: 3 } }, anEvening)).toBe(3);
  expect(plannedFor(six, { ...anEvening, tournament_type: 'Мексикано' })).toBe(7);
  expect(plannedFor(beginning(12, null), anEvening)).toBe(7);
  const begun = after(
    six,
    startRoundEvents(six, AT, {
      planned: 5,
      seed: 1,
      drawing: { ...drawing, format: 'americano' },
    }),
  );
  const left = after(begun, [
    entryChange({ ...begun.entries.e00!, id: 'e00' }, { attendance: 'left' }),
  ]);
  expect(plannedFor(left, anEvening)).toBe(5);
});

test('PLAY-49: fixed pairs are counted as pairs: all of six meet once in five rounds, and less is told by how much', () => {
  const state = beginning(12, null, 'fixed');
  const drawn = drawRounds(state, 5, 1, { ...drawing, format: 'americano' });
  const pairOf = (id: string) => Number(id.slice(1)) >> 1;
  const counted = (rounds: typeof drawn) =>
    pairFairness(
      rounds.map(({ matches, rests }) => ({
        matches: matches.map(({ court, a, b }) => ({
          court,
          a: [pairOf(a[0]), pairOf(a[1])] as const,
          b: [pairOf(b[0]), pairOf(b[1])] as const,
        })),
        rests: rests.map(pairOf),
      })),
      6,
    );
  const all = counted(drawn);
  expect(all.opponentRange).toEqual({ least: 1, most: 1 });
  expect(all.matches).toEqual([5, 5, 5, 5, 5, 5]);
  expect(all.courts.map((row) => row.reduce((sum, count) => sum + count))).toEqual(all.matches);
  expect(all.partners.flat().every((count) => count === 0)).toBe(true);
  expect(pairFairnessText(all)).toBe('Каждая пара сыграет с каждой один раз');
  expect(pairFairnessText(counted(drawn.slice(0, 3)))).toBe(
    'Пары встретятся не больше одного раза, ровнее нельзя: встречи не делятся на всех поровну',
  );
  expect(pairFairnessText(counted([]))).toBe('Матчей ещё нет');
});
