import { computeFairness } from '../../../src/domain/draw/fairness/fairness';
import { drawAmericano } from '../../../src/domain/draw/drawAmericano';
import { expandDesigns } from '../../../src/domain/draw/designs/expandDesigns';
import { listNumbersBelow } from '../../../src/domain/draw/base/drawnRound';
import { DESIGN_LINES } from '../../../src/domain/draw/designs/designLines';
import { listRoundFlaws, computeWorstSpread } from '../support/drawnRounds';

const drawDesign = (players: number, courts: number, rounds: number, seed = 7) => {
  const draw = drawAmericano({ seed, courts, rounds, players });
  return { draw, ...computeFairness(draw, players) };
};

const WHISTS = listNumbersBelow(37)
  .map((at) => at + 4)
  .filter((players) => players % 4 < 2);

test.each(WHISTS)(
  'DRAW-3: %i players on all courts: each two are partners once and opponents twice',
  (players) => {
    const rounds = players % 4 === 0 ? players - 1 : players;
    const { partnerRange, opponentRange, rests } = drawDesign(
      players,
      Math.floor(players / 4),
      rounds,
    );
    expect(partnerRange).toEqual({ least: 1, most: 1 });
    expect(opponentRange).toEqual({ least: 2, most: 2 });
    expect(new Set(rests)).toEqual(new Set([players % 4]));
  },
);

test('DRAW-3: in twice as many rounds each two are partners twice and opponents four times', () => {
  const { partnerRange, opponentRange } = drawDesign(8, 2, 14);
  expect([partnerRange, opponentRange]).toEqual([
    { least: 2, most: 2 },
    { least: 4, most: 4 },
  ]);
});

test.each<[number, number, number, number, number]>([
  [6, 1, 6, 1, 2],
  [7, 1, 7, 1, 2],
  [10, 2, 10, 1, 2],
  [11, 2, 11, 1, 2],
  [12, 2, 12, 1, 2],
  [12, 3, 6, 1, 2],
  [14, 3, 14, 1, 2],
  [15, 3, 15, 1, 2],
  [16, 4, 6, 0, 1],
  [18, 4, 9, 0, 1],
  [22, 5, 11, 0, 1],
  [26, 6, 13, 0, 1],
  [20, 5, 8, 0, 1],
  [30, 7, 15, 0, 1],
  [40, 8, 40, 1, 2],
  ...[18, 19, 22, 23, 26, 27, 31, 34, 35, 39].map(
    (players): [number, number, number, number, number] => [
      players,
      Math.floor(players / 4),
      players,
      1,
      2,
    ],
  ),
])(
  'DRAW-4: the draw of %i players on %i courts for %i rounds is as even as any can be',
  (players, courts, rounds, least, most) => {
    const { draw, partnerRepeats, opponentRange, meetingSquares, bounds } = drawDesign(
      players,
      courts,
      rounds,
    );
    expect(partnerRepeats).toBe(0);
    expect(opponentRange).toEqual({ least, most });
    expect(meetingSquares).toBe(bounds.meetingSquares);
    expect(computeWorstSpread(draw, listNumbersBelow(players))).toBeLessThanOrEqual(1);
  },
);

test('DRAW-4: each of 38 players on 9 courts misses exactly one other in 38 rounds', () => {
  const { partnerRepeats, opponentRange, opponents } = drawDesign(38, 9, 38);
  expect([partnerRepeats, opponentRange.most]).toEqual([0, 2]);
  const neverMet = opponents.map((row) => row.filter((count) => count === 0).length - 1);
  expect(new Set(neverMet)).toEqual(new Set([1]));
});

test('DRAW-5: fewer rounds than a design has are searched where that is more even', () => {
  const { partnerRepeats, opponentRange } = drawDesign(16, 4, 5);
  expect([partnerRepeats, opponentRange]).toEqual([0, { least: 0, most: 1 }]);
});

test.each(DESIGN_LINES)(
  'DRAW-2, DRAW-4: the table %s keeps to the rules in each of its rounds',
  (line) => {
    const [size, ...parts] = line.split(' ');
    const [players, courts] = size!.split('/').map(Number) as [number, number];
    const names = listNumbersBelow(players);
    const designs = expandDesigns(courts, names);
    const ofLine = designs.filter(
      (design) => design.length === parts.filter((_, at) => at % 3 === 2).join('').length,
    );
    expect(ofLine).not.toHaveLength(0);
    for (const design of ofLine) {
      expect(design.flatMap((round) => listRoundFlaws(round, names, courts))).toEqual([]);
      expect(computeWorstSpread(design, names)).toBeLessThanOrEqual(1);
    }
  },
);
