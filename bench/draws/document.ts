import { format, resolveConfig } from 'prettier';
import {
  listNumbersBelow,
  listDrawnMatchPlayers,
  type DrawnRound,
} from '../../src/domain/draw/base/drawnRound';
import { drawAmericano } from '../../src/domain/draw/drawAmericano';
import { computeFairness } from '../../src/domain/draw/fairness/fairness';
import { writeReportFile } from '../report/writeReportFile';

const FILE = 'reports/draws.md';
const SEED = 1;
const ROUNDS_MAX = 40;
const COURTS_MAX = 10;
/** Numbers of rounds that are usual in a tournament. */
const COMMON_ROUNDS = [5, 6, 7, 8];

const INTRO = `# Draws: how even they are

\`npm run draws\` writes this page: Американо with everybody there all the time, seed ${SEED}, for 4 to 40
players, 5 to 8 rounds, and the numbers of rounds after which all have played equally often (bold).

- **spread**: the most by which two players' matches differ, after any round.
- **repeats**: partnerships beyond the first of the same two, and the least that is possible.
- **met**: how often two players were opponents, least and most, and what the most cannot go below.
- **squares**: of these counts, summed over all twos, and what the sum cannot go below. The bounds are
  proven by spreading each player's opponents evenly over all others; not every one of them can be reached.
- **above**: by how much the squares are above the bound; empty where no draw is more even.

Which match is on which court is chosen round by round (DRAW-5). In the exact draw of 8 on 2 courts for 7 rounds
somebody is on one court six times: no choice over the whole evening is more even, as going through all 128 of them
shows (DRAW-5).

A draw's time is its own on one core of the machine that wrote this page, the slowest of 5 % left out.
`;

const computeGcd = (one: number, other: number): number =>
  other === 0 ? one : computeGcd(other, one % other);

function listRoundCounts(players: number, courts: number): { all: number[]; even: number } {
  const even = players / computeGcd(players, 4 * courts);
  const multiples = listNumbersBelow(Math.floor(ROUNDS_MAX / even)).map((at) => even * (at + 1));
  const all = [...new Set([...COMMON_ROUNDS, ...multiples])];
  return { all: all.sort((one, other) => one - other), even };
}

function computeWorstSpread(rounds: readonly DrawnRound[], players: number): number {
  const matches = listNumbersBelow(players).map(() => 0);
  const spreads = rounds.map((round) => {
    for (const player of round.matches.flatMap(listDrawnMatchPlayers)) matches[player]! += 1;
    return Math.max(...matches) - Math.min(...matches);
  });
  return Math.max(...spreads);
}

function buildRow(players: number, courts: number, rounds: number, isEven: boolean) {
  const began = process.cpuUsage().user;
  const drawn = drawAmericano({ seed: SEED, courts, rounds, players });
  const ms = (process.cpuUsage().user - began) / 1000;
  const { partnerRepeats, opponentRange, meetingSquares, bounds } = computeFairness(drawn, players);
  const above = meetingSquares - bounds.meetingSquares;
  const cells = [
    courts,
    isEven ? `**${rounds}**` : rounds,
    computeWorstSpread(drawn, players),
    `${partnerRepeats} (≥ ${bounds.partnerRepeats})`,
    `${opponentRange.least}–${opponentRange.most} (≥ ${bounds.mostMeetings})`,
    `${meetingSquares} (≥ ${bounds.meetingSquares})`,
    above === 0 ? '' : `${above} (${((100 * above) / bounds.meetingSquares).toFixed(1)} %)`,
  ];
  return { text: `| ${cells.join(' | ')} |`, ms, isAtBound: above === 0 };
}

function buildSection(players: number) {
  const courts = listNumbersBelow(Math.min(COURTS_MAX, Math.floor(players / 4))).map(
    (at) => at + 1,
  );
  const rows = courts.flatMap((count) => {
    const { all, even } = listRoundCounts(players, count);
    return all.map((rounds) => buildRow(players, count, rounds, rounds % even === 0));
  });
  const times = rows.map(({ ms }) => ms).sort((one, other) => one - other);
  const p95 = times[Math.ceil(0.95 * times.length) - 1]!;
  const text = [
    `## ${players} players`,
    '',
    `95 % of these ${rows.length} draws take ${Math.ceil(p95 / 10) * 10} ms at most.`,
    '',
    '| courts | rounds | spread | repeats | met | squares | above |',
    '| --: | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => row.text),
  ].join('\n');
  return { text, rows };
}

/** Writes reports/draws.md; takes some minutes. */
export async function writeDocument(report: (text: string) => void): Promise<void> {
  const sections = listNumbersBelow(37).map((at) => {
    report(`Игроков: ${at + 4}`);
    return buildSection(at + 4);
  });
  const rows = sections.flatMap((section) => section.rows);
  const atBound = rows.filter(({ isAtBound }) => isAtBound).length;
  const sum = `Of ${rows.length} draws ${atBound} are as even as any draw can be.`;
  const text = [INTRO, sum, '', ...sections.map((section) => `${section.text}\n`)].join('\n');
  const options = await resolveConfig(FILE);
  writeReportFile(FILE, await format(text, { ...options, filepath: FILE }));
}
