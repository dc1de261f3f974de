import { parseArgs } from 'node:util';
import { runSteps, type Part } from './part';
import { backups } from './parts/backups';
import { crashes } from './parts/crashes';
import { progressOf } from './progress';
import { isSound } from './report';
import { writeReport } from './writeReport';

const PARTS: ReadonlyMap<string, Part> = new Map([
  ['backups', backups],
  ['crashes', crashes],
]);

const USAGE = `Как вызвать: npm run trust -- ЧАСТЬ [--scale 0.1]

  Части: ${[...PARTS.keys()].join(', ')}. Прерванная часть продолжится с того же места.
  Результат записывается в docs/trust.md.
`;

const TOLD_EVERY_MS = 10_000;

async function run(name: string, part: Part, scale: number): Promise<number> {
  const steps = Math.max(1, Math.round(part.steps * scale));
  const progress = progressOf(name, steps);
  const { next, total, seconds } = progress.read();
  const since = performance.now();
  const spent = () => seconds + (performance.now() - since) / 1_000;
  let told = since;
  const tally = await runSteps(part, { from: next, to: steps, total }, (done, sum) => {
    progress.write({ next: done, total: sum, seconds: spent() });
    if (performance.now() - told < TOLD_EVERY_MS) return;
    told = performance.now();
    process.stderr.write(`${name}: ${done} из ${steps}, ${JSON.stringify(sum)}\n`);
  });
  const figures = part.figures(tally);
  await writeReport({ name, title: part.title, scale, seconds: spent(), figures });
  progress.clear();
  for (const { what, figure } of figures) process.stdout.write(`${what}: ${figure}\n`);
  return isSound(figures) ? 0 : 1;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    ...{ allowPositionals: true, strict: false },
    options: { scale: { type: 'string', default: '1' } },
  });
  const [name = ''] = positionals;
  const part = PARTS.get(name);
  const scale = Number(values.scale);
  if (!part || positionals.length > 1 || !(scale > 0 && scale <= 1)) {
    process.stderr.write(USAGE);
    return 2;
  }
  return run(name, part, scale);
}

process.exitCode = await main();
