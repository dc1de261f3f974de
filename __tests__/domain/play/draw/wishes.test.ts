import { listNumbersBelow } from '../../../../src/domain/draw/base/drawnRound';
import type { GameSettings } from '../../../../src/domain/play/model/gameSettings';
import type { DrawContext } from '../../../../src/domain/play/draw/drawFingerprint';
import { countBrokenWishes } from '../../../../src/domain/draw/base/wishes';
import {
  createDrawEvent,
  createStartRoundEvents,
} from '../../../../src/domain/play/draw/drawEvents';
import { createExchangeEvent } from '../../../../src/domain/play/draw/exchange';
import { isDrawStale } from '../../../../src/domain/play/rounds/nextStep';
import type { PlayState } from '../../../../src/domain/play/log/playState';
import { applyEvents } from '../../../../src/domain/play/log/fold';
import { computeCostOfKeepingWishes } from '../../../../src/domain/play/draw/wishCostChoice';
import { describeWishesBrokenByMatch } from '../../../../src/domain/play/draw/wishTexts';
import type { Round } from '../../../../src/domain/play/model/round';
import { createSettingsEvent } from '../../../../src/domain/play/roster/entryEvents';
import { FORMATS } from '../../../../src/domain/play/formats/formats';
import { createPlayState } from '../support/entries';

const createStateWith = (players: number, settings: Partial<GameSettings> = {}): PlayState =>
  createPlayState(
    Object.fromEntries(listNumbersBelow(players).map((at) => [`p${at}`, {}])),
    settings,
  );

const WISH = { one: 'p1', other: 'p0', kind: 'notPartners' } as const;
const drawContext: DrawContext = { format: FORMATS.Американо, levelOf: () => null, wishes: [WISH] };
const createPlan = (planned: number, changes: Partial<DrawContext> = {}) => ({
  planned,
  seed: 7,
  context: { ...drawContext, ...changes },
});
const startRound = (state: PlayState, planned: number, changes: Partial<DrawContext> = {}) =>
  applyEvents(
    state,
    createStartRoundEvents(state, '2026-06-20T09:00:00.000Z', createPlan(planned, changes)),
  ) as PlayState;

const drawFor = (rounds: number): PlayState => {
  const open = createStateWith(8);
  return applyEvents(open, [createDrawEvent(open, createPlan(rounds))]) as PlayState;
};

test('DRAW-27: the question says what comes out of either draw, and is not asked where both go together', () => {
  expect(computeCostOfKeepingWishes(createStateWith(8), createPlan(7))).toEqual({
    even: { text: 'Каждый сыграет с каждым в паре один раз и дважды против', broken: 1 },
    kept: { text: expect.stringContaining('Пары повторятся'), broken: 0 },
  });
  expect(computeCostOfKeepingWishes(createStateWith(8), createPlan(4))).toBeNull();
  expect(computeCostOfKeepingWishes(createStateWith(8), createPlan(7, { wishes: [] }))).toBeNull();
  expect(
    computeCostOfKeepingWishes(createStateWith(8, { prefersWishes: true }), createPlan(7)),
  ).toBeNull();
  expect(
    computeCostOfKeepingWishes(createStateWith(8), createPlan(7, { format: FORMATS.Мексикано })),
  ).toBeNull();
  // One player of the wish has left.
  expect(
    computeCostOfKeepingWishes(
      createStateWith(8),
      createPlan(7, { wishes: [{ ...WISH, one: 'gone' }] }),
    ),
  ).toBeNull();
});

describe('DRAW-27: rounds that were drawn before the start', () => {
  const drawn = drawFor(7);

  test('ask likewise at the start, with what they are, and are drawn again to keep the wishes', () => {
    const cost = computeCostOfKeepingWishes(drawn, { ...createPlan(7), seed: 99 });
    expect(cost).toEqual({
      even: { text: 'Каждый сыграет с каждым в паре один раз и дважды против', broken: 1 },
      kept: { text: expect.stringContaining('Пары повторятся'), broken: 0 },
    });
    const prefers = applyEvents(drawn, [
      createSettingsEvent(drawn.settings, { prefersWishes: true }),
    ]) as PlayState;
    const [as, anew] = [false, true].map(
      (redraws) =>
        applyEvents(
          prefers,
          createStartRoundEvents(prefers, '2026-06-20T09:00:00.000Z', createPlan(7), redraws),
        ) as PlayState,
    );
    expect([as, anew].map((state) => countBrokenWishes(state!.rounds, [WISH]))).toEqual([1, 0]);
    expect(isDrawStale(anew!, 2, 7, drawContext)).toBe(false);
    expect(anew!.rounds[0]!.start).not.toBeNull();
  });

  test('ask nothing where they keep the wishes, or were changed by hand', () => {
    expect(computeCostOfKeepingWishes(drawFor(4), createPlan(4))).toBeNull();
    const [{ id, matches }] = drawn.rounds as [Round, ...Round[]];
    const exchange = createExchangeEvent(drawn, id, matches[0]!.a[0], matches[1]!.a[0])!;
    const changed = applyEvents(drawn, [exchange]) as PlayState;
    expect(computeCostOfKeepingWishes(changed, createPlan(7))).toBeNull();
  });
});

test('DRAW-27: a wish that is new makes the coming rounds out of date, from either side', () => {
  const state = startRound(createStateWith(10), 5);
  expect(countBrokenWishes(state.rounds, [WISH])).toBe(0);
  const turned = { ...WISH, one: WISH.other, other: WISH.one };
  expect(isDrawStale(state, 2, 5, { ...drawContext, wishes: [turned] })).toBe(false);
  expect(isDrawStale(state, 2, 5, { ...drawContext, wishes: [] })).toBe(true);
  const without = startRound(createStateWith(10), 5, { wishes: [] });
  expect(isDrawStale(without, 2, 5, { format: FORMATS.Американо, levelOf: () => null })).toBe(
    false,
  );
});

test('DRAW-28: a match says which wishes it breaks', () => {
  const match = { court: 1, a: ['p0', 'p1'], b: ['p2', 'p3'], result: null } as const;
  const nameOf = (id: string) => `Имя ${id}`;
  expect(describeWishesBrokenByMatch(match, [WISH], nameOf)).toBe(
    'Против пожелания: Имя p1 и\u00a0Имя p0 в\u00a0паре',
  );
  const apart = { one: 'p0', other: 'p3', kind: 'differentCourts' } as const;
  expect(describeWishesBrokenByMatch(match, [apart], nameOf)).toMatch(
    /p0 .*p3 на\u00a0одном корте$/,
  );
  expect(
    describeWishesBrokenByMatch(match, [{ ...apart, kind: 'notPartners' }], nameOf),
  ).toBeNull();
});
