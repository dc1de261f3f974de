import { parseArgs } from 'node:util';
import { bytes } from './browser/parts/bytes';
import { dialog } from './browser/parts/dialog';
import { firstRow, firstRowSlow } from './browser/parts/firstRow';
import { keystroke } from './browser/parts/keystroke';
import { weight } from './browser/parts/weight';
import type { Part, Scale } from './measure';
import { thisMachine } from './report/machine';
import { judged, withPart } from './report/results';
import { readResults, writeResults } from './report/store';
import { summaryOf } from './report/summary';

const PARTS: readonly Part[] = [bytes, firstRow, firstRowSlow, keystroke, dialog, weight];
const NAMES = PARTS.map(({ name }) => name);

const RUNS = { quick: 3, full: 7 };

const USAGE = `Как вызвать: npm run bench -- [--quick] [--only ЧАСТЬ,ЧАСТЬ] [--runs ЧИСЛО]

  Части: ${NAMES.join(', ')}.
  Результат записывается в bench/results.json; остальные части остаются там, как были.
`;

type Asked = { parts: readonly Part[]; scale: Scale };

/** What the command line asks for; null where it cannot be read. */
function asked(): Asked | null {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: NAMES.join() },
      runs: { type: 'string' },
    },
  });
  const { quick: isQuick, only } = values;
  const names = only.split(',');
  const runs = Number(values.runs ?? (isQuick ? RUNS.quick : RUNS.full));
  if (!names.every((name) => NAMES.includes(name)) || !(runs >= 1)) return null;
  return { parts: PARTS.filter(({ name }) => names.includes(name)), scale: { isQuick, runs } };
}

async function main(): Promise<number> {
  const wanted = asked();
  if (!wanted) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { parts, scale } = wanted;
  const machine = await thisMachine();
  for (const { name, measure } of parts) {
    process.stderr.write(`${name}…\n`);
    const comparisons = (await measure(scale)).map(judged);
    for (const comparison of comparisons) process.stdout.write(`${summaryOf(comparison)}\n`);
    const part = { name, date: new Date().toISOString(), ...scale, machine, comparisons };
    await writeResults(withPart(readResults(), part, NAMES));
  }
  return 0;
}

process.exitCode = await main();
