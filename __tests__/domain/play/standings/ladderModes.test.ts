import { NO_OUTCOME } from '../../../../src/domain/play/model/outcome';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import type { EntryState } from '../../../../src/domain/play/model/entry';
import type { PlaySettings } from '../../../../src/domain/play/model/settings';
import type { Round } from '../../../../src/domain/play/model/round';
import { computeCourtMoves } from '../../../../src/domain/play/rounds/courtMoves';
import { rankByLadder } from '../../../../src/domain/play/standings/ladder';
import { createPlayState } from '../support/entries';
import { createRound } from '../support/mexicanoRounds';

const createState = (
  entries: Record<string, Partial<EntryState>>,
  rounds: readonly Round[],
  settings: Partial<PlaySettings> = {},
): PlayState => ({
  ...createPlayState(entries, { seating: 'winnersUp', ...settings }),
  rounds,
});

const withSeeding = (round: Round, order: string): Round => ({
  ...round,
  seeding: [...order].map((entryId, index) => ({ entryId, place: index + 1 })),
});

const listLadder = (state: PlayState) =>
  rankByLadder(state, state.rounds, 7).map(({ entryId, place }) => `${entryId}${place}`);

const createEntries = (ids: string, changes: Record<string, Partial<EntryState>> = {}) =>
  Object.fromEntries([...ids].map((id) => [id, changes[id] ?? {}]));

test('DRAW-30: in микст men and women have a ladder each, and a pair moves in both', () => {
  const sexes = { m: { sex: 'm' }, f: { sex: 'f' } } as const;
  const entries = {
    ...Object.fromEntries([...'АБВГ'].map((id) => [id, sexes.m])),
    ...Object.fromEntries([...'абвг'].map((id) => [id, sexes.f])),
  };
  const round = withSeeding(createRound(['А+б 9:15 Б+а', 'В+г 15:9 Г+в']), 'АБВГабвг');
  const state = createState(entries, [round], { variant: 'mixed' });
  expect(listLadder(state)).toEqual(['Б1', 'В2', 'А3', 'Г4', 'а1', 'г2', 'б3', 'в4']);
});

test('DRAW-30: in микст the ladder passes over a player of the first order whom the play does not know', () => {
  const entries = createEntries('АБВГ', {
    ...Object.fromEntries([...'АБ'].map((id) => [id, { sex: 'm' as const }])),
    ...Object.fromEntries([...'ВГ'].map((id) => [id, { sex: 'f' as const }])),
  });
  const round = withSeeding(createRound(['А+В 9:15 Б+Г']), 'яАБВГ');
  const state = createState(entries, [round], { variant: 'mixed' });
  expect(listLadder(state)).toEqual(['Б1', 'А2', 'Г1', 'В2']);
});

test('DRAW-30: fixed pairs move as pairs, with a substitute too', () => {
  const partners = Object.fromEntries(
    [...'абвгдежз'].map((id, index, ids) => [id, { partner: ids[index + (index % 2 ? -1 : 1)]! }]),
  );
  const entries = {
    ...createEntries('абвгдежз', partners),
    и: { partner: 'д', replaces: 'е', sharesRow: true },
    е: { ...partners.е, attendance: 'left' as const },
    д: { partner: 'и' },
  };
  const round = withSeeding(createRound(['а+б 9:15 в+г', 'д+е 15:9 ж+з']), 'абвгдежз');
  const places = listLadder(createState(entries, [round], { variant: 'fixed' }));
  expect(places.toSorted()).toEqual(['а3', 'б3', 'в1', 'г1', 'д2', 'ж4', 'з4', 'и2'].toSorted());
});

test('DRAW-30: a player who has left is taken out, one who comes late is last', () => {
  const round = withSeeding(createRound(['а+в 9:15 б+г', 'д+ж 15:9 е+з']), 'абвгдежз');
  const entries = createEntries('иабвгдежз', { г: { attendance: 'left' } });
  const state = createState(entries, [round]);
  expect(listLadder(state)).toEqual(['б1', 'д2', 'ж3', 'а4', 'в5', 'е6', 'з7', 'и8']);
});

describe('DRAW-32: arrows', () => {
  const entries = createEntries('абвгдежз');
  const listMoves = (
    state: PlayState,
    round: Round,
    planned = 7,
    type: keyof typeof FORMATS = 'Мексикано',
  ) => Object.fromEntries(computeCourtMoves(state, round, planned, FORMATS[type]));

  test('DRAW-32: a draw, and a match without a score, move the higher pair up', () => {
    const round = withSeeding(createRound(['а+б 12:12 в+г', 'д+ж x е+з']), 'абвгдежз');
    const moves = listMoves(createState(entries, [round]), round);
    expect(moves).toEqual({ в: 'down', г: 'down', д: 'up', ж: 'up' });
  });

  test('DRAW-32: a match without a result keeps the arrows of those who came', () => {
    const first = withSeeding(createRound(['а+б 15:9 в+г', 'д+ж 15:9 е+з']), 'абвгдежз');
    const second = withSeeding(createRound(['а+д 15:9 б+ж', 'в+е - г+з']), 'абджвгез');
    const state = createState(entries, [first, second]);
    expect(listMoves(state, second)).toEqual({
      ...{ б: 'down', ж: 'down' },
      ...{ в: 'fromAbove', г: 'fromAbove' },
    });
    expect(listMoves(state, second, 2)).toEqual({ в: 'fromAbove', г: 'fromAbove' });
  });

  test('DRAW-32: a substitute comes from the court of the replaced player', () => {
    const first = withSeeding(createRound(['а+б 15:9 в+г', 'д+ж 15:9 е+з']), 'абвгдежз');
    const second = withSeeding(createRound(['а+и - б+ж', 'в+е - г+з']), 'абижвгез');
    const state = createState({ ...entries, и: { replaces: 'д' } }, [first, second]);
    expect(listMoves(state, second)).toMatchObject({ и: 'fromBelow', ж: 'fromBelow' });
  });

  test('DRAW-32: no arrow leads on after the end, nor with another seating', () => {
    const round = withSeeding(createRound(['а+б 15:9 в+г', 'д+ж 15:9 е+з']), 'абвгдежз');
    const state = createState(entries, [round]);
    const outcome = { ...NO_OUTCOME, finishedAt: '2026-11-25T17:40:00.000Z' };
    expect(listMoves({ ...state, outcome }, round)).toEqual({});
    expect(listMoves(createState(entries, [round], { seating: 'standings' }), round)).toEqual({});
  });

  test('DRAW-32: the first round’s order decides who is the higher pair of its draws', () => {
    for (const order of ['абвгдежз', 'вгабдежз']) {
      const round = withSeeding(createRound(['а+б 12:12 в+г', 'д+ж 15:9 е+з']), order);
      const lower = order.slice(2, 4);
      expect(listMoves(createState(entries, [round]), round)).toMatchObject({
        [lower[0]!]: 'down',
        [lower[1]!]: 'down',
      });
    }
  });

  test('DRAW-32: no result tells the next court where a player rests, comes or has left', () => {
    const round = withSeeding(createRound(['а+б 15:9 в+г', 'д+ж 15:9 е+з']), 'абвгдежз');
    const resting = { ...round, rests: ['и'] };
    const count = (people: typeof entries, played = round) =>
      Object.keys(listMoves(createState(people, [played]), played)).length;
    expect(count(entries)).toBe(4);
    expect(count({ ...entries, и: {} }, resting)).toBe(0);
    expect(count({ ...entries, и: {} })).toBe(0);
    expect(count({ ...entries, а: { attendance: 'left' } })).toBe(0);
    const substitute = { ...entries, а: { attendance: 'left' as const }, и: { replaces: 'а' } };
    expect(count(substitute)).toBe(4);
  });

  test('DRAW-32: no arrow leads to a round by lot, nor in an Американо with settings of a Мексикано', () => {
    const round = createRound(['а+б 15:9 в+г', 'д+ж 15:9 е+з']);
    const state = createState(entries, [round], { lotRounds: 2 });
    expect(listMoves(state, round)).toEqual({});
    expect(listMoves(createState(entries, [round]), round)).not.toEqual({});
    expect(listMoves(createState(entries, [round]), round, 7, 'Американо')).toEqual({});
    const second = { ...createRound(['а+в 15:9 б+г', 'д+е 15:9 ж+з']), id: 'second' };
    expect(listMoves({ ...state, rounds: [round, second] }, second)).not.toEqual({});
  });
});
