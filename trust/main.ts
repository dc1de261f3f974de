import { parseArgs } from 'node:util';
import { runSteps, type Piece } from './part';
import { backups } from './parts/backups';
import { canary } from './parts/canary';
import { contractForms } from './parts/contractForms';
import { contractRequests } from './parts/contractRequests';
import { contractSequences } from './parts/contractSequences';
import { crashes } from './parts/crashes';
import { doubles } from './parts/doubles';
import { eveningsKilled, eveningsOfServers } from './parts/evenings';
import { guessing } from './parts/guessing';
import { hostileBodies } from './parts/hostileBodies';
import { hostilePaths } from './parts/hostilePaths';
import { hostileSockets } from './parts/hostileSockets';
import { hostileTexts } from './parts/hostileTexts';
import { interleavings } from './parts/interleavings';
import { createLongHeads } from './parts/longHeads';
import { migrations } from './parts/migrations';
import { publicPages } from './parts/publicPages';
import { createRefusedBodies } from './parts/refusedBodies';
import { servers } from './parts/servers';
import { signUpFlood } from './parts/signUpFlood';
import { systemBackups } from './parts/systemBackups';
import { systemClock } from './parts/systemClock';
import { systemDisk } from './parts/systemDisk';
import { systemForeign } from './parts/systemForeign';
import { systemLock } from './parts/systemLock';
import { systemLog } from './parts/systemLog';
import { systemTrash } from './parts/systemTrash';
import { timing } from './parts/timing';
import { withdrawn } from './parts/withdrawn';
import { createProgressFile } from './progress';
import { isSound, type Outcome } from './report';
import { writeReport } from './writeReport';

/** The pieces of each part. They run one after another. */
const PARTS: ReadonlyMap<string, readonly Piece[]> = new Map([
  ['backups', [backups]],
  ['bodies', [createRefusedBodies(), createLongHeads()]],
  ['contract', [contractRequests, contractSequences, contractForms, publicPages]],
  ['crashes', [crashes]],
  ['evenings', [eveningsKilled, eveningsOfServers]],
  ['hostile', [hostileBodies, hostilePaths, hostileSockets, hostileTexts]],
  ['intruders', [guessing, timing, canary]],
  ['migrations', [migrations]],
  ['races', [interleavings, doubles]],
  ['servers', [servers]],
  ['signups', [signUpFlood]],
  [
    'system',
    [systemBackups, systemLog, systemDisk, systemLock, systemClock, systemTrash, systemForeign],
  ],
  ['withdrawn', [withdrawn]],
]);

const USAGE = `Как вызвать: npm run trust -- ЧАСТЬ [--scale 0.1]

  Части: ${[...PARTS.keys()].join(', ')}. Прерванная часть продолжится с того же места.
  Результат записывается в docs/trust.md.
`;

const TOLD_EVERY_MS = 10_000;

/** Runs a piece from the step where it was interrupted. Its progress stays until the whole part is complete. */
async function run(name: string, piece: Piece, scale: number) {
  const steps = Math.max(1, Math.round(piece.steps * scale));
  const progress = createProgressFile(name, steps);
  const { next, total, seconds } = progress.read();
  const since = performance.now();
  const getSecondsSpent = () => seconds + (performance.now() - since) / 1_000;
  let told = since;
  const tally = await runSteps(piece, { from: next, to: steps, total }, (done, sum) => {
    progress.write({ next: done, total: sum, seconds: getSecondsSpent() });
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    process.stderr.write(`${name}: ${done} из ${steps}, ${JSON.stringify(sum)}\n`);
  });
  const outcome: Outcome = { title: piece.title, figures: piece.figures(tally) };
  for (const { what, figure } of outcome.figures) process.stdout.write(`${what}: ${figure}\n`);
  return { outcome, seconds: getSecondsSpent(), clear: () => progress.clear() };
}

async function runPart(name: string, pieces: readonly Piece[], scale: number): Promise<number> {
  const runs: Awaited<ReturnType<typeof run>>[] = [];
  for (const [index, piece] of pieces.entries()) {
    runs.push(await run(`${name}-${index + 1}`, piece, scale));
  }
  const outcomes = runs.map(({ outcome }) => outcome);
  const seconds = runs.reduce((sum, { seconds }) => sum + seconds, 0);
  await writeReport({ name, scale, seconds, outcomes });
  for (const { clear } of runs) clear();
  return outcomes.every(({ figures }) => isSound(figures)) ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { scale: { type: 'string', default: '1' } },
  });
  const [name = ''] = positionals;
  const pieces = PARTS.get(name);
  const scale = Number(values.scale);
  if (!pieces || positionals.length > 1 || !(scale > 0 && scale <= 1)) {
    process.stderr.write(USAGE);
    return 2;
  }
  return runPart(name, pieces, scale);
}

process.exitCode = await main();
