import assert from 'node:assert/strict';
import fc from 'fast-check';
import { computeFairness } from '../../../../src/domain/draw/fairness/fairness';
import { createDrawEvent } from '../../../../src/domain/play/draw/drawEvents';
import { createExchangeEvent } from '../../../../src/domain/play/draw/exchange';
import { describeExchangeLosses } from '../../../../src/domain/play/draw/exchangeLosses';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { PartnerMode } from '../../../../src/domain/play/model/gameSettings';
import { listParticipants, type Pair, type Round } from '../../../../src/domain/play/model/round';
import { createRuns } from '../../../support/createRuns';
import { applyAll, createPlayState } from '../support/entries';
import { createFinal, drawFinalIn } from '../support/finals';
import { createRound } from '../support/mexicanoRounds';
import { createStartState } from '../support/playedTurns';

const RUNS = createRuns(600);
const americano = { format: FORMATS.Американо, levelOf: () => null };

test('PLAY-84: an exchange names what gets worse: a pair again, a second rest running, a wish', () => {
  const withId = (round: Round, id: string): Round => ({ ...round, id });
  const drawn: Round = { ...createRound(['а+в - б+д'], { rests: ['г'] }), start: null };
  const state: PlayState = {
    ...createPlayState({ а: {}, б: {}, в: {}, г: {}, д: {} }),
    rounds: [withId(createRound(['а+б 13:11 в+г'], { rests: ['д'] }), '1'), withId(drawn, '2')],
  };
  const describe = (
    one: string,
    other: string,
    wishes: Parameters<typeof describeExchangeLosses>[2] = [],
  ) =>
    describeExchangeLosses(state, createExchangeEvent(state, '2', one, other)!, wishes, (id) =>
      id.toUpperCase(),
    ).map((text) => text.replaceAll('\u00a0', ' '));
  expect(describe('в', 'б')).toEqual([
    'А и Б снова в паре (раунд 1)',
    'Снова друг против друга: А и В (раунд 1)',
  ]);
  expect(describe('д', 'г')).toEqual([
    'Д отдыхает второй раз подряд',
    'Д отдыхает чаще других: 2 против 0',
    'Снова друг против друга: А и Г (раунд 1)',
  ]);
  expect(describe('а', 'г')[0]).toBe('Г и В снова в паре (раунд 1)');
  expect(describe('в', 'д', [{ one: 'а', other: 'д', kind: 'notPartners' }])[0]).toBe(
    'Против пожелания: А и Д в паре',
  );
  const known = { one: 'а', other: 'в', kind: 'differentCourts' } as const;
  expect(describe('в', 'д', [known])).toEqual(['Снова друг против друга: А и В (раунд 1)']);
});

test('PLAY-84: fixed pairs that meet or rest again are named as pairs, in микст rests are compared by sex', () => {
  const toState = (variant: PartnerMode, rounds: readonly Round[]): PlayState => {
    const ids = ['а', 'б', 'в', 'г', 'д', 'е'];
    const start = createPlayState(
      Object.fromEntries(
        ids.map((id, index) => [
          id,
          { partner: ids[index ^ 1]!, sex: index % 2 === 0 ? ('m' as const) : ('f' as const) },
        ]),
      ),
      { variant },
    );
    return { ...start, rounds: rounds.map((one, index) => ({ ...one, id: String(index + 1) })) };
  };
  const describe = (state: PlayState, one: string, other: string) => {
    const { id } = state.rounds.at(-1)!;
    const event = createExchangeEvent(state, id, one, other)!;
    return describeExchangeLosses(state, event, [], (name) => name.toUpperCase()).map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
  };
  const played = createRound(['а+б 13:11 в+г'], { rests: ['д', 'е'] });
  const drawn: Round = { ...createRound(['а+б - д+е'], { rests: ['в', 'г'] }), start: null };
  expect(describe(toState('fixed', [played, played, drawn]), 'д', 'г')).toEqual([
    'А и Б снова против пары Г и В (раунды 1, 2)',
    'Е и Д отдыхают 3-й раз подряд',
    'Е и Д отдыхают чаще других: 3 против 0',
  ]);
  const mixed = { ...createRound(['а+б - в+е'], { rests: ['г', 'д'] }), start: null };
  const rested = createRound(['а+г 13:11 д+е'], { rests: ['б', 'в'] });
  expect(describe(toState('mixed', [rested, mixed]), 'б', 'г')).toEqual([
    'А и Г снова в паре (раунд 1)',
    'Б отдыхает второй раз подряд',
    'Б отдыхает чаще других: 2 против 0',
    'Снова друг против друга: Г и Е (раунд 1)',
  ]);
});

test.each([
  ['another court', createFinal(), 'a', 'e', ['Места после финала: E — 1 или 3, A — 5 или 7']],
  ['the same court', createFinal(), 'a', 'b', []],
  ['a rest', createFinal('first'), 'd', 'e', ['Места после финала: E — 1 или 3, D — 4']],
  [
    'a rest of the first',
    createFinal('first'),
    'a',
    'e',
    ['Места после финала: E — 2 или 4, A — 1, у других сдвинутся'],
  ],
])(
  'PLAY-84, PLAY-85: before an exchange with %s a final says which places change by it',
  (_, final, one, other, texts) => {
    const ranked: PlayState = {
      ...createPlayState({ a: {}, b: {}, c: {}, d: {}, e: {}, f: {}, g: {}, h: {} }),
      rounds: [
        createRound(['a+b 20:4 g+h', 'c+d 14:10 e+f']),
        createRound(['a+c 13:11 b+d', 'e+g 13:11 f+h']),
      ],
    };
    const drawn = drawFinalIn(ranked, final);
    const event = createExchangeEvent(drawn, drawn.rounds.at(-1)!.id, one, other)!;
    const losses = describeExchangeLosses(drawn, event, [], (id) => id.toUpperCase());
    expect(
      losses
        .map((text) => text.replaceAll('\u00a0', ' '))
        .filter((text) => text.startsWith('Места')),
    ).toEqual(texts);
  },
);

test('PLAY-84, PLAY-85: fixed pairs change places as pairs, and their final says so', () => {
  const ids = [...'abcdefgh'];
  const start = createPlayState(
    Object.fromEntries(ids.map((id, index) => [id, { partner: ids[index ^ 1]! }])),
    { variant: 'fixed' },
  );
  const ranked = { ...start, rounds: [createRound(['a+b 20:4 g+h', 'c+d 14:10 e+f'])] };
  const drawn = drawFinalIn(ranked);
  const event = createExchangeEvent(drawn, drawn.rounds.at(-1)!.id, 'a', 'f')!;
  expect(
    describeExchangeLosses(drawn, event, [], (id) => id.toUpperCase())[0]!.replaceAll(
      '\u00a0',
      ' ',
    ),
  ).toBe('Места после финала: F и E — 1 или 2, B и A — 3 или 4');
});

/** The losses of an exchange in the last of some rounds, whose players are letters. */
function describeLastExchange(rounds: readonly Round[], one: string, other: string): string[] {
  const ids = new Set(rounds.flatMap(listParticipants));
  const state: PlayState = {
    ...createPlayState(Object.fromEntries([...ids].map((id) => [id, {}]))),
    rounds: rounds.map((round, index) => ({ ...round, id: String(index + 1) })),
  };
  const event = createExchangeEvent(state, String(rounds.length), one, other)!;
  return describeExchangeLosses(state, event, [], (name) => name.toUpperCase()).map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
}

test('PLAY-84: opponents who meet more often than they need to are named in one sentence, the most frequent first', () => {
  const drawn: Round = { ...createRound(['а+б - в+г', 'д+е - ж+з']), start: null };
  const describe = (...rounds: readonly Round[]) =>
    describeLastExchange([...rounds, drawn], 'г', 'з');
  // Eight who play two or three rounds need to meet once at most.
  const met = createRound(['а+б 13:11 з+ж', 'д+е 13:11 г+в']);
  expect(describe(met)).toEqual([
    'Снова друг против друга: А и З (раунд 1), Б и З (раунд 1) и ещё 2 встречи',
  ]);
  const more = createRound(['е+а 13:11 г+д', 'б+з 13:11 ж+в']);
  expect(describe(met, more)).toEqual([
    'Снова друг против друга: Е и Г (раунды 1, 2), А и З (раунд 1) и ещё 2 встречи',
  ]);
  expect(describe(createRound(['а+з 13:11 д+в', 'б+ж 13:11 е+г']))).toEqual([]);
});

test('PLAY-84: in as many rounds as make everybody meet twice only a third meeting is one too many', () => {
  const start = createStartState(8, 2);
  const plan = { planned: 7, seed: 3, context: americano };
  const { rounds } = applyAll(start, [createDrawEvent(start, plan)]);
  const { matches } = rounds[6]!;
  const losses = describeLastExchange(rounds, matches[0]!.a[0], matches[1]!.a[0]);
  expect(losses.at(-1)).toMatch(
    /^Снова друг против друга: .* \(раунды \d, \d\), .* \(раунды \d, \d\) и ещё 2 встречи$/,
  );
});

/** Plays of two drawn rounds, drawn once for all runs. */
const DRAWN_PLAYS = [8, 9, 11, 12].flatMap((players) =>
  [1, 2].map((seed) => {
    const state = createStartState(players, Math.floor(players / 4));
    return applyAll(state, [createDrawEvent(state, { planned: 2, seed, context: americano })]);
  }),
);

test('PLAY-84: opponents are named just where two meet more often than any draw needs', () => {
  let [named, silent] = [0, 0];
  const input = fc.record({
    play: fc.constantFrom(...DRAWN_PLAYS),
    one: fc.nat(99),
    other: fc.nat(99),
  });
  fc.assert(
    fc.property(input, ({ play, ...pick }) => {
      const [, second] = play.rounds as [Round, Round];
      const present = listParticipants(second);
      const [one, other] = [pick.one, pick.other].map((at) => present[at % present.length]!);
      const event = createExchangeEvent(play, second.id, one!, other!);
      if (!event) return;
      const toPair = (pair: Pair) => pair.map((id) => present.indexOf(id)) as [number, number];
      const compute = (...rounds: readonly Round[]) =>
        computeFairness(
          rounds.map(({ matches }) => ({
            matches: matches.map(({ court, a, b }) => ({ court, a: toPair(a), b: toPair(b) })),
            rests: [],
          })),
          present.length,
        );
      const [before, after, all] = [compute(second), compute(event.to[1]!), compute(...event.to)];
      const isExpected = all.opponents.some((counts, row) =>
        counts.some(
          (count, column) =>
            count > all.bounds.mostMeetings &&
            after.opponents[row]![column]! > before.opponents[row]![column]!,
        ),
      );
      const losses = describeExchangeLosses(play, event, [], (id) => id);
      const found = losses.filter((text) => text.startsWith('Снова друг против друга'));
      assert.equal(found.length, isExpected ? 1 : 0);
      if (isExpected) named += 1;
      else silent += 1;
    }),
    RUNS,
  );
  expect(Math.min(named, silent)).toBeGreaterThan(RUNS.numRuns / 50);
});
