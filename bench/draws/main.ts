import { EXIT, Failure, runMain, log } from '../../scripts/lib/run.mjs';
import type { DrawnRound } from '../../src/domain/draw/base/drawnRound';
import { drawAmericano } from '../../src/domain/draw/drawAmericano';
import { parseRequest, type DrawRequest } from './asked';
import { writeDocument } from './document';
import { createProgress, drawNextRound, addScores } from './mexicano';
import { readScores } from './scores';
import { simulate } from './simulate';

type Mexicano = Extract<DrawRequest, { what: 'mexicano' }>;

/** Draws the rounds with the given scores, and the next round. */
function drawMexicanoRounds(wanted: Mexicano): DrawnRound[] {
  const { total, rounds: scores } = readScores(wanted.scores);
  const progress = createProgress(wanted.players);
  const last = wanted.rounds || scores.length + 1;
  while (progress.rounds.length < last) {
    const at = progress.rounds.length;
    const round = drawNextRound(progress, wanted);
    const given = scores[at];
    if (!given) {
      progress.rounds.push(round);
      break;
    }
    if (given.length !== round.matches.length) {
      const reason = `${wanted.scores}: в раунде ${at + 1} матчей ${round.matches.length}, а счетов ${given.length}.`;
      throw new Failure(reason, EXIT.usage);
    }
    addScores(progress, round, given, total);
  }
  return progress.rounds;
}

const print = (rounds: readonly DrawnRound[]) => console.log(JSON.stringify({ rounds }));

await runMain(async () => {
  const wanted = parseRequest(process.argv.slice(2));
  if (wanted.what === 'document') await writeDocument(log);
  else if (wanted.what === 'simulation') console.log(simulate(wanted.tournaments, wanted.seed));
  else if (wanted.what === 'mexicano') print(drawMexicanoRounds(wanted));
  else print(drawAmericano(wanted));
});
