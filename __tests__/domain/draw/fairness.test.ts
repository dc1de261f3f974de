import fc from 'fast-check';
import { listNumbersBelow, type DrawnRound } from '../../../src/domain/draw/base/drawnRound';
import { createRandom, shuffle } from '../../../src/domain/draw/base/random';
import { drawAmericano } from '../../../src/domain/draw/drawAmericano';
import { describeFairness } from '../../../src/domain/draw/fairness/describeFairness';
import {
  computeDrawBounds,
  computeEvenSquares,
} from '../../../src/domain/draw/fairness/drawBounds';
import { computeFairness } from '../../../src/domain/draw/fairness/fairness';
import { createSizes } from '../support/drawnRounds';
import { createRuns } from '../../support/createRuns';

const toPlain = (text: string): string => text.replaceAll('\u00a0', ' ');

const describeDraw = (players: number, courts: number, rounds: number) =>
  toPlain(
    describeFairness(computeFairness(drawAmericano({ seed: 7, courts, rounds, players }), players)),
  );

test('DRAW-12: counts matches, rests, partners, opponents and courts', () => {
  const rounds: DrawnRound[] = [
    { matches: [{ court: 1, a: [0, 1], b: [2, 3] }], rests: [4] },
    { matches: [{ court: 2, a: [0, 1], b: [2, 4] }], rests: [3] },
  ];
  const counted = computeFairness(rounds, 5);
  expect(counted.matches).toEqual([2, 2, 2, 1, 1]);
  expect(counted.rests).toEqual([0, 0, 0, 1, 1]);
  expect(counted.partners[0]).toEqual([0, 2, 0, 0, 0]);
  expect(counted.opponents[2]).toEqual([2, 2, 0, 0, 0]);
  expect(counted.courts[4]).toEqual([0, 1]);
  expect([counted.partnerRepeats, counted.meetingSquares]).toEqual([1, 12]);
});

/** Draws each round by lot, without any balancing. */
const drawByLot = ({ seed, players, courts, rounds }: Record<string, number>): DrawnRound[] =>
  listNumbersBelow(rounds!).map((round) => {
    const lots = shuffle(listNumbersBelow(players!), createRandom(seed!, round));
    return {
      matches: listNumbersBelow(courts!).map((at) => ({
        court: at + 1,
        a: [lots[4 * at]!, lots[4 * at + 1]!],
        b: [lots[4 * at + 2]!, lots[4 * at + 3]!],
      })),
      rests: lots.slice(4 * courts!),
    };
  });

test('DRAW-12: no draw goes below the bounds of its own matches', () => {
  fc.assert(
    fc.property(createSizes(), fc.boolean(), (size, isDrawn) => {
      const rounds = isDrawn ? drawAmericano({ ...size, steps: 2000 }) : drawByLot(size);
      const { matches, partnerRepeats, opponentRange, meetingSquares } = computeFairness(
        rounds,
        size.players,
      );
      const bounds = computeDrawBounds(matches, null);
      expect(partnerRepeats).toBeGreaterThanOrEqual(bounds.partnerRepeats);
      expect(opponentRange.most).toBeGreaterThanOrEqual(bounds.mostMeetings);
      expect(meetingSquares).toBeGreaterThanOrEqual(bounds.meetingSquares);
    }),
    createRuns(1000),
  );
});

test('DRAW-12: whole numbers that differ by one at most have the least squares', () => {
  expect(computeEvenSquares(7, 3)).toBe(17);
  expect(computeEvenSquares(6, 3)).toBe(12);
  expect(computeEvenSquares(0, 0)).toBe(0);
});

test.each([
  [8, 2, 7, 'Каждый сыграет с каждым в паре один раз и дважды против'],
  [8, 2, 14, 'Каждый сыграет с каждым в паре дважды и 4 раза против'],
  [
    12,
    3,
    6,
    'Никто не сыграет в паре с одним и тем же дважды; друг против друга — от 1 до 2 раз, ровнее нельзя: встречи не делятся на всех поровну',
  ],
  [
    40,
    10,
    7,
    'Никто не сыграет в паре с одним и тем же дважды; друг против друга — не больше одного раза, ровнее нельзя: встречи не делятся на всех поровну',
  ],
  [
    4,
    1,
    7,
    'Пары повторятся 8 раз, меньше нельзя: матчей больше, чем возможных пар; друг против друга — от 4 до 5 раз, ровнее нельзя: встречи не делятся на всех поровну',
  ],
  [
    7,
    1,
    5,
    'Никто не сыграет в паре с одним и тем же дважды; друг против друга — не больше 2 раз, ровнее можно не больше чем на 1 встречу',
  ],
])(
  'DRAW-12: a sentence describes the draw of %i players on %i courts, %i rounds',
  (players, courts, rounds, text) => {
    expect(describeDraw(players, courts, rounds)).toBe(text);
  },
);

test('DRAW-12: a sentence says that nothing was played', () => {
  expect(describeFairness(computeFairness([], 8))).toBe('Матчей ещё нет');
});
