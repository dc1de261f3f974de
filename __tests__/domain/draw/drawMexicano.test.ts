import fc from 'fast-check';
import {
  listNumbersBelow,
  listDrawnParticipants,
  type DrawnRound,
} from '../../../src/domain/draw/base/drawnRound';
import { createRandom, shuffle } from '../../../src/domain/draw/base/random';
import { describePairingChoice } from '../../../src/domain/draw/describePairingChoice';
import { drawMexicano } from '../../../src/domain/draw/drawMexicano';
import {
  createPresence,
  listRoundFlaws,
  listSexes,
  createSizes,
  computeWorstSpread,
} from '../support/drawnRounds';
import { createRuns } from '../../support/createRuns';

const RULES = { seed: 7, pairing: '1+3', avoidsRepeats: true } as const;
const NAMES = ['Белов', 'Орлова', 'Лунёв', 'Крылова'];

const createRound = (...fours: number[][]): DrawnRound => ({
  matches: fours.map(([p, q, r, s], at) => ({ court: at + 1, a: [p!, q!], b: [r!, s!] })),
  rests: [],
});

const drawEight = (played: readonly DrawnRound[], rules = {}) =>
  drawMexicano({ ...RULES, courts: 2, players: 8, ranking: listNumbersBelow(8), played, ...rules });

const listPairs = ({ matches }: DrawnRound) => matches.map(({ a, b }) => [a, b]);

test('DRAW-8: places 1 to 4 are on court 1, 5 to 8 on court 2, paired by the setting', () => {
  expect(listPairs(drawEight([]))).toEqual([
    [
      [0, 2],
      [1, 3],
    ],
    [
      [4, 6],
      [5, 7],
    ],
  ]);
  expect(listPairs(drawEight([], { pairing: '1+4' }))[0]).toEqual([
    [0, 3],
    [1, 2],
  ]);
});

test('DRAW-8: the ranking may be any, and those who rest are left out of it', () => {
  const ranking = [5, 3, 4, 1, 0, 2];
  const { matches, rests } = drawMexicano({ ...RULES, courts: 1, players: 6, ranking, played: [] });
  const playing = ranking.filter((player) => !rests.includes(player));
  expect(matches[0]!.a).toEqual([playing[0], playing[2]]);
  expect(rests).toHaveLength(2);
});

test('DRAW-8, DRAW-9: the pairing whose pairs have played less often is taken, and a sentence says why', () => {
  const once = drawEight([createRound([0, 2, 4, 5], [1, 6, 3, 7])]);
  expect(once.matches.map(({ choice }) => describePairingChoice(choice, NAMES))).toEqual([
    'Белов и Лунёв уже были парой, поэтому пары другие',
    null,
  ]);
  const both = drawEight([createRound([0, 2, 1, 3], [4, 6, 5, 7])]);
  expect(both.matches.map(({ choice }) => describePairingChoice(choice, NAMES))).toEqual([
    'Белов и Лунёв, Орлова и Крылова уже были парами, поэтому пары другие',
    'Белов и Лунёв, Орлова и Крылова уже были парами, поэтому пары другие',
  ]);
  const equal = drawEight([createRound([0, 2, 4, 5], [0, 3, 6, 7])]);
  expect(equal.matches[0]!.choice.pairing).toBe('1+3');
  const asSet = drawEight([createRound([0, 2, 1, 3], [4, 6, 5, 7])], { avoidsRepeats: false });
  expect(asSet.matches.map(({ choice }) => choice.pairing)).toEqual(['1+3', '1+3']);
});

test('DRAW-8: with one court all three ways compete', () => {
  const four = { ...RULES, courts: 1, players: 4, ranking: listNumbersBelow(4) };
  const played: DrawnRound[] = [];
  const ways = listNumbersBelow(3).map(() => {
    const next = drawMexicano({ ...four, played });
    played.push(next);
    return next.matches[0]!.choice;
  });
  expect(ways.map(({ pairing }) => pairing)).toEqual(['1+3', '1+4', '1+2']);
  expect(describePairingChoice(ways[2]!, NAMES)).toBe(
    'Белов и Лунёв, Орлова и Крылова уже были парами, поэтому пары другие',
  );
});

test('DRAW-10: микст ranks men and women apart', () => {
  const mixed = {
    ...RULES,
    courts: 2,
    players: 8,
    ranking: [4, 0, 1, 5, 6, 2, 7, 3],
    sexes: listSexes(4, 4),
  };
  expect(listPairs(drawMexicano({ ...mixed, played: [] }))).toEqual([
    [
      [0, 5],
      [1, 4],
    ],
    [
      [2, 7],
      [3, 6],
    ],
  ]);
  const again = drawMexicano({ ...mixed, played: [createRound([0, 5, 2, 7], [1, 6, 3, 4])] });
  expect(describePairingChoice(again.matches[0]!.choice, NAMES)).toBe(
    'Белов и Крылова уже были парой, поэтому пары другие',
  );
});

const tournaments = createSizes({ players: 24, rounds: 10 }).chain((size) =>
  fc.record({ size: fc.constant(size), presence: createPresence(size.players, size.rounds) }),
);

test('DRAW-1, DRAW-2, DRAW-8: rounds are fair for any standings, and any players who come and go', () => {
  fc.assert(
    fc.property(tournaments, fc.boolean(), ({ size, presence }, avoidsRepeats) => {
      const played: DrawnRound[] = [];
      const flaws = presence.flatMap((present, at) => {
        const ranking = shuffle(present, createRandom(size.seed, at));
        const next = drawMexicano({ ...RULES, ...size, ranking, played, avoidsRepeats });
        const before = listDrawnParticipants(played.at(-1) ?? next);
        const newcomers = next.rests.filter((player) => !before.includes(player));
        const stayed = present.filter((player) => before.includes(player));
        played.push(next);
        const isUnkind =
          newcomers.length > 0 && !stayed.every((player) => next.rests.includes(player));
        const matches = Math.min(size.courts, Math.floor(present.length / 4));
        return [...listRoundFlaws(next, present, matches), ...(isUnkind ? ['newcomer'] : [])];
      });
      expect(flaws).toEqual([]);
      const always = presence[0]!.filter((player) => presence.every((one) => one.includes(player)));
      if (always.length > 0) expect(computeWorstSpread(played, always)).toBeLessThanOrEqual(1);
    }),
    createRuns(1000),
  );
});
