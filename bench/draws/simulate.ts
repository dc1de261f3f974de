import { listNumbersBelow } from '../../src/domain/draw/base/drawnRound';
import { computeMeetingCounts } from '../../src/domain/draw/base/meetingCounts';
import { createRandom } from '../../src/domain/draw/base/random';
import { computeCorrelation, drawNormal, playMatch } from './skills';
import { createProgress, drawNextRound, addScores, type MexicanoRules } from './mexicano';

const TOTAL = 24;
const ROUNDS = 7;
const PLAYERS = listNumbersBelow(13).map((at) => at + 8);

type Way = Pick<MexicanoRules, 'pairing' | 'avoidsRepeats' | 'isLadder'>;

const WAYS: Record<string, Way> = {
  '1+3, как есть': { pairing: '1+3', avoidsRepeats: false },
  '1+4, как есть': { pairing: '1+4', avoidsRepeats: false },
  '1+3, избегать повторов': { pairing: '1+3', avoidsRepeats: true },
  '1+4, избегать повторов': { pairing: '1+4', avoidsRepeats: true },
  'победители вверх': { pairing: '1+3', avoidsRepeats: true, isLadder: true },
};

function simulateTournament(players: number, seed: number, way: Way) {
  const random = createRandom(seed, players);
  const skills = listNumbersBelow(players).map(() => drawNormal(random));
  const progress = createProgress(players);
  const margins: number[] = [];
  const rules = { players, courts: Math.floor(players / 4), seed, ...way };
  for (let at = 0; at < ROUNDS; at += 1) {
    const round = drawNextRound(progress, rules);
    const scores = round.matches.map((match) =>
      playMatch(match, skills, { total: TOTAL, scale: 4, random }),
    );
    margins.push(...scores.map(([a, b]) => Math.abs(a - b)));
    addScores(progress, round, scores, TOTAL);
  }
  const { partners } = computeMeetingCounts(progress.rounds, players);
  return {
    margin: margins.reduce((sum, margin) => sum + margin, 0) / margins.length,
    repeats: partners.reduce((sum, count) => sum + Math.max(0, count - 1), 0) / 2,
    correlation: computeCorrelation(skills, progress.points),
  };
}

/** A Markdown table: the means of each way over that many tournaments of each size. */
export function simulate(tournaments: number, seed: number): string {
  const rows = PLAYERS.flatMap((players) =>
    Object.entries(WAYS).map(([name, way]) => {
      const sums = { margin: 0, repeats: 0, correlation: 0 };
      for (let at = 0; at < tournaments; at += 1) {
        const one = simulateTournament(players, seed + at, way);
        sums.margin += one.margin;
        sums.repeats += one.repeats;
        sums.correlation += one.correlation;
      }
      const computeMean = (sum: number, digits: number) => (sum / tournaments).toFixed(digits);
      const { margin, repeats, correlation: ranks } = sums;
      return `| ${players} | ${name} | ${computeMean(margin, 2)} | ${computeMean(repeats, 2)} | ${computeMean(ranks, 3)} |`;
    }),
  );
  return [
    '| Игроков | Пары в четвёрке | Разница в счёте | Повторов пар | Порядок по силе |',
    '| --: | :-- | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
