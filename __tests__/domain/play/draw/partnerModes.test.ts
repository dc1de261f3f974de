import { UNIT_WORDS } from '../../../../src/domain/play/model/scoreUnit';
import { createEntryEvent } from '../../../../src/domain/play/roster/entryEvents';
import { createStartRoundEvents } from '../../../../src/domain/play/draw/drawEvents';
import { drawRounds } from '../../../../src/domain/play/draw/drawRounds';
import { describeFixedPairFairness } from '../../../../src/domain/draw/fairness/describeFairness';
import { computePairFairness } from '../../../../src/domain/draw/fairness/pairFairness';
import { countPlannedRounds } from '../../../../src/domain/play/rounds/plannedRounds';
import { getNextStep } from '../../../../src/domain/play/rounds/nextStep';
import { createPairEvents } from '../../../../src/domain/play/roster/fixedPairs';
import { computeMatchMinutes } from '../../../../src/domain/play/model/roundTerms';
import { parsePlay } from '../../../../src/domain/play/wire/playWire';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { listDrawable } from '../../../../src/domain/play/roster/availability';
import {
  describePlayLoad,
  describeMeetingsByLot,
  describePlayersNeeded,
  computeRoundLoad,
} from '../../../../src/domain/play/rounds/roundLoad';
import { createResultEvent } from '../../../../src/domain/play/draw/roundEvents';
import { DEFAULT_PLAY_SETTINGS } from '../../../../src/domain/play/model/settings';
import { createSubstitutionEvents } from '../../../../src/domain/play/draw/substitution';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import {
  formatRowName,
  getStandingsRowsLabel,
} from '../../../../src/domain/play/standings/rowName';
import { describePlace } from '../../../../src/domain/play/standings/describePlace';
import { describeRowRounds } from '../../../../src/domain/play/standings/rowRoundTexts';
import { computePlayStandings } from '../../../../src/domain/play/standings/playStandings';
import { findPartner } from '../../../../src/domain/play/roster/partnerMode';
import { describeUnpaired } from '../../../../src/domain/play/roster/unpairedTexts';
import { applyAll, createPlayState, createEntry } from '../support/entries';
import { createStartState } from '../support/playedTurns';

const AT = '2026-11-25T16:00:00.000Z';
const drawContext = { format: FORMATS.Мексикано, levelOf: () => null } as const;
const startRound = (state: PlayState) =>
  applyAll(state, createStartRoundEvents(state, AT, { planned: 7, seed: 1, context: drawContext }));

function scoreRound(state: PlayState, a: number): PlayState {
  const round = state.rounds.at(-1)!;
  const results = round.matches.map((match, index) =>
    createResultEvent(round, match, { a: a + index, b: 24 - a - index, mark: null }),
  );
  return applyAll(state, results);
}

test('PLAY-40: a play from before is one whose partners change, and whose draw is still up to date', () => {
  const old = parsePlay({
    version: 3,
    entries: [{ id: 'e1', status: 'confirmed', rank: 'a0' }],
    settings: {},
  });
  expect(old!.settings).toEqual(DEFAULT_PLAY_SETTINGS);
  expect(old!.entries[0]).toMatchObject({ sex: null, partner: null });
  // The fingerprint that the previous version stored for this round.
  expect(startRound(createStartState(4, null)).rounds[0]!.basis).toBe('c8200aab3d8ea731');
});

test('PLAY-40: микст says whose «м/ж» is missing, and waits for two men and two women', () => {
  const people = [createEntry('Орлова', { sex: 'f' }), createEntry('Белов', { rank: 'a1' })];
  expect(describeUnpaired(people, 'mixed')).toBe(
    'Без м/ж в игру не попадёт: Мария Белов. Отметьте м/ж в составе.',
  );
  const men = createPlayState(
    Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, { sex: id < 'd' ? 'm' : 'f' }])),
    { variant: 'mixed' },
  );
  expect(getNextStep(men, 7, drawContext).kind).toBe('start');
  const left = applyAll(men, [
    createEntryEvent({ ...men.entries.e!, id: 'e' }, { attendance: 'absent' }),
  ]);
  expect(getNextStep(left, 7, drawContext)).toMatchObject({ kind: 'wait', present: 4 });
  expect(describePlayLoad(computeRoundLoad(left, 1), 7)).toBe(
    'Нужны хотя бы двое мужчин и две женщины, с\u00a0м/ж пока 4.',
  );
});

test('PLAY-41: a pair is made of two, taken from others, and parted', () => {
  const state = createPlayState({ a: {}, b: {}, c: {} }, { variant: 'fixed' });
  const paired = applyAll(state, createPairEvents(state, 'a', 'b'));
  expect([findPartner(paired, 'a'), findPartner(paired, 'b')]).toEqual(['b', 'a']);
  const other = applyAll(paired, createPairEvents(paired, 'c', 'a'));
  expect(['a', 'b', 'c'].map((id) => findPartner(other, id))).toEqual(['c', null, 'a']);
  const parted = applyAll(other, createPairEvents(other, 'a', null));
  expect(['a', 'b', 'c'].map((id) => findPartner(parted, id))).toEqual([null, null, null]);
  expect(
    describeUnpaired([createEntry('Орлова'), createEntry('Белов', { rank: 'a1' })], 'fixed'),
  ).toBe('Без пары в игру не попадут: Мария Орлова и Мария Белов. Нажмите «без пары» у обоих.');
});

test('PLAY-41: a pair is one row of the table, also with a substitute; a player without a partner is not drawn', () => {
  const first = scoreRound(startRound(createStartState(8, null, 'fixed')), 10);
  const table = computePlayStandings(first);
  expect(table).toHaveLength(4);
  expect(table.reduce((sum, { points }) => sum + points, 0)).toBe(48);
  expect(getStandingsRowsLabel(table)).toBe('Пара');
  const getName = (id: string) => id;
  const getPerson = (id: string) => ({ givenName: 'Пётр', familyName: id });
  expect(
    describePlace(table, table[0]!.id, { order: 'points', words: UNIT_WORDS.points }, getPerson),
  ).toMatch(/^Выше пары Пётр e0\d \+ Пётр e0\d: больше очков/);
  expect(describeRowRounds(table[0]!, getPerson, (court) => `Корт ${court}`)[0]).toMatch(
    /^1: (против|соперники) .* 14:10$/,
  );

  const gone = applyAll(first, [
    createEntryEvent({ ...first.entries.e00!, id: 'e00' }, { attendance: 'left' }),
  ]);
  expect(listDrawable(gone, 2)).not.toContain('e01');

  const waiting = {
    ...first,
    entries: { ...first.entries, sub: { ...first.entries.e00!, partner: null, rank: 'z' } },
  };
  const changed = applyAll(
    waiting,
    createSubstitutionEvents(waiting, 'e00', 'sub', { sharesRow: false, context: drawContext }),
  );
  expect(findPartner(changed, 'sub')).toBe('e01');
  const second = scoreRound(startRound(changed), 15);
  const row = computePlayStandings(second).find(({ entryIds }) => entryIds.includes('sub'))!;
  expect(formatRowName(row, getName)).toBe('e00 → sub + e01');
  expect(row.matches).toBe(2);
  expect(computePlayStandings(second)).toHaveLength(4);
});

test('PLAY-41: the panel says after how many rounds all pairs have met', () => {
  const load = computeRoundLoad(createStartState(12, null, 'fixed'), 1);
  expect(load.courts).toBe(3);
  expect(describeMeetingsByLot(load, 7)).toBe('Все пары сыграют друг с другом за 5\u00a0раундов.');
});

test('PLAY-1: a match is as long as points and games are said to take', () => {
  const computeMinutes = (to: object) => computeMatchMinutes({ ...DEFAULT_PLAY_SETTINGS, ...to });
  expect(computeMinutes({})).toBe(10);
  expect(computeMinutes({ pointSeconds: 30 })).toBe(12);
  expect(computeMinutes({ scoring: 'firstTo', firstTo: 6 })).toBe(36);
  expect(computeMinutes({ scoring: 'firstTo', firstTo: 6, gameMinutes: 3 })).toBe(27);
});

test('PLAY-47: a start names the players it needs by the partner mode', () => {
  const describe = (state: PlayState) => describePlayersNeeded(state, 1).replaceAll('\u00a0', ' ');
  expect(describe(createStartState(3, null))).toBe('Нужны четверо: есть 3 игрока');
  expect(describe(createStartState(2, null, 'fixed'))).toBe('Нужны две пары: есть 1 пара');
  const women = Object.fromEntries([...'abcdef'].map((id) => [id, { sex: 'f' as const }]));
  expect(describe(createPlayState({ man: { sex: 'm' }, ...women }, { variant: 'mixed' }))).toBe(
    'Нужны двое мужчин и две женщины: есть 1 мужчина и 6 женщин',
  );
});

test('PLAY-47: with eight players without «м/ж», or without a partner, it says what is needed', () => {
  const eight = Object.fromEntries([...'abcdefgh'].map((id) => [id, {}]));
  expect(describePlayersNeeded(createPlayState(eight, { variant: 'mixed' }), 1)).toBe(
    'Нужны двое мужчин и две женщины',
  );
  const said = (['mixed', 'fixed'] as const).map((variant) =>
    describePlayLoad(computeRoundLoad(createPlayState(eight, { variant }), 1), 7),
  );
  expect(said).toEqual(['Нужны хотя бы двое мужчин и две женщины.', 'Нужны хотя бы две пары.']);
});

test('PLAY-48: an Американо of fixed pairs is planned until all have met, as far as there is time', () => {
  const anEvening = { tournament_type: 'Американо', start_time: '19:00', end_time: null } as const;
  const six = createStartState(12, null, 'fixed');
  expect(countPlannedRounds(six, anEvening)).toBe(5);
  expect(countPlannedRounds(createStartState(12, 1, 'fixed'), anEvening)).toBe(15);
  // Only two rounds of 14 minutes fit before 19:30.
  expect(countPlannedRounds(six, { ...anEvening, end_time: '19:30' })).toBe(2);
  expect(countPlannedRounds({ ...six, settings: { ...six.settings, rounds: 3 } }, anEvening)).toBe(
    3,
  );
  expect(countPlannedRounds(six, { ...anEvening, tournament_type: 'Мексикано' })).toBe(7);
  expect(countPlannedRounds(createStartState(12, null), anEvening)).toBe(7);
  const begun = applyAll(
    six,
    createStartRoundEvents(six, AT, {
      planned: 5,
      seed: 1,
      context: { ...drawContext, format: FORMATS.Американо },
    }),
  );
  const left = applyAll(begun, [
    createEntryEvent({ ...begun.entries.e00!, id: 'e00' }, { attendance: 'left' }),
  ]);
  expect(countPlannedRounds(left, anEvening)).toBe(5);
});

test('PLAY-49: fixed pairs are counted as pairs: all of six meet once in five rounds, and a smaller number is given', () => {
  const state = createStartState(12, null, 'fixed');
  const drawn = drawRounds(state, 5, 1, { ...drawContext, format: FORMATS.Американо });
  const getPairNumber = (id: string) => Number(id.slice(1)) >> 1;
  const countMeetings = (rounds: typeof drawn) =>
    computePairFairness(
      rounds.map(({ matches, rests }) => ({
        matches: matches.map(({ court, a, b }) => ({
          court,
          a: [getPairNumber(a[0]), getPairNumber(a[1])] as const,
          b: [getPairNumber(b[0]), getPairNumber(b[1])] as const,
        })),
        rests: rests.map(getPairNumber),
      })),
      6,
    );
  const all = countMeetings(drawn);
  expect(all.opponentRange).toEqual({ least: 1, most: 1 });
  expect(all.matches).toEqual([5, 5, 5, 5, 5, 5]);
  expect(all.courts.map((row) => row.reduce((sum, count) => sum + count))).toEqual(all.matches);
  expect(all.partners.flat().every((count) => count === 0)).toBe(true);
  expect(describeFixedPairFairness(all)).toBe('Каждая пара сыграет с каждой один раз');
  expect(describeFixedPairFairness(countMeetings(drawn.slice(0, 3)))).toBe(
    'Пары встретятся не больше одного раза, ровнее нельзя: встречи не делятся на всех поровну',
  );
  expect(describeFixedPairFairness(countMeetings([]))).toBe('Матчей ещё нет');
});
