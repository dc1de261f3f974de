import { EXIT, Failure, main, say } from '../../scripts/lib/run.mjs';
import type { DrawnRound } from '../../src/domain/draw/base/drawnRound';
import { drawAmericano } from '../../src/domain/draw/drawAmericano';
import { asked, type Asked } from './asked';
import { writeDocument } from './document';
import { atStart, nextRound, noteScores } from './mexicano';
import { readScores } from './scores';
import { simulate } from './simulate';

type Mexicano = Extract<Asked, { what: 'mexicano' }>;

/** The rounds that the given scores were played in, and the one that follows from them. */
function mexicanoRounds(wanted: Mexicano): DrawnRound[] {
  const { total, rounds: scores } = readScores(wanted.scores);
  const progress = atStart(wanted.players);
  const last = wanted.rounds || scores.length + 1;
  while (progress.rounds.length < last) {
    const at = progress.rounds.length;
    const round = nextRound(progress, wanted);
    const given = scores[at];
    if (!given) {
      progress.rounds.push(round);
      break;
    }
    if (given.length !== round.matches.length) {
      const reason = `${wanted.scores}: в раунде ${at + 1} матчей ${round.matches.length}, а счетов ${given.length}.`;
      throw new Failure(reason, EXIT.usage);
    }
    noteScores(progress, round, given, total);
  }
  return progress.rounds;
}

const print = (rounds: readonly DrawnRound[]) => console.log(JSON.stringify({ rounds }));

await main(async () => {
  const wanted = asked(process.argv.slice(2));
  if (wanted.what === 'document') await writeDocument(say);
  else if (wanted.what === 'simulation') console.log(simulate(wanted.tournaments, wanted.seed));
  else if (wanted.what === 'mexicano') print(mexicanoRounds(wanted));
  else print(drawAmericano(wanted));
});
