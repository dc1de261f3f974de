import { numbersBelow, type DrawnRound } from '../../src/domain/play/draw/drawn';
import { countsOf } from '../../src/domain/play/draw/counts';
import { randomOf, type Random } from '../../src/domain/play/draw/random';
import { atStart, nextRound, noteScores, type MexicanoRules } from './mexicano';

const TOTAL = 24;
const ROUNDS = 7;
const PLAYERS = numbersBelow(13).map((at) => at + 8);

type Way = Pick<MexicanoRules, 'pairing' | 'avoidsRepeats'>;

const WAYS: Record<string, Way> = {
  '1+3, как есть': { pairing: '1+3', avoidsRepeats: false },
  '1+4, как есть': { pairing: '1+4', avoidsRepeats: false },
  '1+3, избегать повторов': { pairing: '1+3', avoidsRepeats: true },
  '1+4, избегать повторов': { pairing: '1+4', avoidsRepeats: true },
};

const chance = (random: Random): number => random() / 0x1_0000_0000;

/** Nearly normal, with a deviation of 1. */
const drawNormal = (random: Random): number =>
  numbersBelow(12).reduce((sum) => sum + chance(random), -6);

/** Points of the first pair, each won with a chance that its advantage in skill gives. */
function play({ a, b }: DrawnRound['matches'][number], skills: readonly number[], random: Random) {
  const skill = (pair: readonly [number, number]) => skills[pair[0]]! + skills[pair[1]]!;
  const win = 1 / (1 + Math.exp(-(skill(a) - skill(b)) / 4));
  const points = numbersBelow(TOTAL).filter(() => chance(random) < win).length;
  return [points, TOTAL - points] as const;
}

const ranksOf = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other > value).length +
      (values.filter((other) => other === value).length - 1) / 2,
  );

/** Spearman's, with shared ranks for equals. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [x, y] = [ranksOf(one), ranksOf(other)];
  const mean = (x.length - 1) / 2;
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, rank, at) => sum + (rank - mean) * (b[at]! - mean), 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

function tournament(players: number, seed: number, way: Way) {
  const random = randomOf(seed, players);
  const skills = numbersBelow(players).map(() => drawNormal(random));
  const progress = atStart(players);
  const margins: number[] = [];
  const rules = { players, courts: Math.floor(players / 4), seed, ...way };
  for (let at = 0; at < ROUNDS; at += 1) {
    const round = nextRound(progress, rules);
    const scores = round.matches.map((match) => play(match, skills, random));
    margins.push(...scores.map(([a, b]) => Math.abs(a - b)));
    noteScores(progress, round, scores, TOTAL);
  }
  const { partners } = countsOf(progress.rounds, players);
  return {
    margin: margins.reduce((sum, margin) => sum + margin, 0) / margins.length,
    repeats: partners.reduce((sum, count) => sum + Math.max(0, count - 1), 0) / 2,
    correlation: correlation(skills, progress.points),
  };
}

/** A table in Markdown: for each way the means over so many tournaments of each size. */
export function simulate(tournaments: number, seed: number): string {
  const rows = PLAYERS.flatMap((players) =>
    Object.entries(WAYS).map(([name, way]) => {
      const sums = { margin: 0, repeats: 0, correlation: 0 };
      for (let at = 0; at < tournaments; at += 1) {
        const one = tournament(players, seed + at, way);
        sums.margin += one.margin;
        sums.repeats += one.repeats;
        sums.correlation += one.correlation;
      }
      const mean = (sum: number, digits: number) => (sum / tournaments).toFixed(digits);
      const { margin, repeats, correlation: ranks } = sums;
      return `| ${players} | ${name} | ${mean(margin, 2)} | ${mean(repeats, 2)} | ${mean(ranks, 3)} |`;
    }),
  );
  return [
    '| Игроков | Пары в четвёрке | Разница в счёте | Повторов пар | Порядок по силе |',
    '| --: | :-- | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
