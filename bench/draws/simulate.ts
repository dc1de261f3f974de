import { listNumbersBelow } from '../../src/domain/draw/base/drawnRound';
import { computeMeetingCounts } from '../../src/domain/draw/base/meetingCounts';
import { createRandom } from '../../src/domain/draw/base/random';
import { computeCorrelation, drawNormal, playMatch } from './skills';
import { createProgress, drawNextRound, addScores, type MexicanoRules } from './mexicano';

const TOTAL = 24;
const PLAYERS = listNumbersBelow(13).map((at) => at + 8);

type Way = Pick<MexicanoRules, 'pairing' | 'avoidsRepeats' | 'isLadder'>;

type Comparison = {
  title: string;
  rounds: number;
  /** A smaller value makes a difference in skill count more (`playMatch`). */
  scale: number;
  ways: Record<string, Way>;
};

/** The conditions under which the rules were chosen (DRAW-8, DRAW-30). */
const COMPARISONS: readonly Comparison[] = [
  {
    title: 'Пары в четвёрке',
    rounds: 7,
    scale: 4,
    ways: {
      '1+3, как есть': { pairing: '1+3', avoidsRepeats: false },
      '1+4, как есть': { pairing: '1+4', avoidsRepeats: false },
      '1+3, избегать повторов': { pairing: '1+3', avoidsRepeats: true },
      '1+4, избегать повторов': { pairing: '1+4', avoidsRepeats: true },
    },
  },
  {
    title: 'Рассадка',
    rounds: 8,
    scale: 2,
    ways: {
      'по таблице': { pairing: '1+3', avoidsRepeats: true },
      'победители вверх': { pairing: '1+3', avoidsRepeats: true, isLadder: true },
    },
  },
];

const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function simulateTournament(
  players: number,
  seed: number,
  way: Way,
  { rounds, scale }: Comparison,
) {
  const random = createRandom(seed, players);
  const skills = listNumbersBelow(players).map(() => drawNormal(random));
  const progress = createProgress(players);
  const margins: number[] = [];
  const rules = { players, courts: Math.floor(players / 4), seed, ...way };
  for (let at = 0; at < rounds; at += 1) {
    const round = drawNextRound(progress, rules);
    const scores = round.matches.map((match) =>
      playMatch(match, skills, { total: TOTAL, scale, random }),
    );
    margins.push(...scores.map(([a, b]) => Math.abs(a - b)));
    addScores(progress, round, scores, TOTAL);
  }
  const { partners } = computeMeetingCounts(progress.rounds, players);
  const ladderPoints = listNumbersBelow(players).map((player) => -progress.ladder.indexOf(player));
  return {
    margin: computeMean(margins),
    repeats: partners.reduce((sum, count) => sum + Math.max(0, count - 1), 0) / 2,
    order: computeCorrelation(skills, progress.points),
    ladderOrder: computeCorrelation(skills, ladderPoints),
  };
}

/** One table row: the mean results of a pairing rule over that many tournaments of one size. */
function simulateRow(
  players: number,
  [name, way]: [string, Way],
  comparison: Comparison,
  { tournaments, seed }: { tournaments: number; seed: number },
): string {
  const played = listNumbersBelow(tournaments).map((at) =>
    simulateTournament(players, seed + at, way, comparison),
  );
  const formatMean = (key: keyof (typeof played)[number], digits: number) =>
    computeMean(played.map((one) => one[key])).toFixed(digits);
  const ladderOrder = way.isLadder ? formatMean('ladderOrder', 3) : '';
  return `| ${players} | ${name} | ${formatMean('margin', 2)} | ${formatMean('repeats', 2)} | ${formatMean('order', 3)} | ${ladderOrder} |`;
}

/** Markdown tables of the mean results of each pairing rule, over that many tournaments of each size. */
export const simulate = (tournaments: number, seed: number): string =>
  COMPARISONS.flatMap((comparison) => [
    `${comparison.title}, раундов: ${comparison.rounds}`,
    '',
    `| Игроков | ${comparison.title} | Разница в счёте | Повторов пар | Порядок по силе | Лестница по силе |`,
    '| --: | :-- | --: | --: | --: | --: |',
    ...PLAYERS.flatMap((players) =>
      Object.entries(comparison.ways).map((way) =>
        simulateRow(players, way, comparison, { tournaments, seed }),
      ),
    ),
    '',
  ]).join('\n');
