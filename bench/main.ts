import { parseArgs } from 'node:util';
import { closeShared } from './browser/stand';
import type { Scale } from './measure';
import { measureParts } from './measureParts';
import { BROWSER_PARTS, NAMES, SERVER_PARTS } from './parts';
import { writeReport } from './report/write';

const RUNS = { quick: 3, full: 7 };

const USAGE = `Как вызвать: npm run bench -- [--quick] [--only ЧАСТЬ,ЧАСТЬ] [--runs ЧИСЛО] [--report]

  Части: ${NAMES.join(', ')}.
  Результат записывается в reports/bench.json; остальные части остаются там, как были.
  Страница с ним: reports/bench.html. --report пишет только её, ничего не измеряя.
`;

type BenchRequest = { names: readonly string[]; scale: Scale };

/** Parses the command line. Returns null when it is invalid. */
function parseRequest(): BenchRequest | null {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: NAMES.join() },
      runs: { type: 'string' },
      report: { type: 'boolean', default: false },
    },
  });
  const { quick: isQuick, only, report } = values;
  const names = report ? [] : only.split(',');
  const runs = Number(values.runs ?? (isQuick ? RUNS.quick : RUNS.full));
  if (!names.every((name) => NAMES.includes(name)) || !(runs >= 1)) return null;
  return { names, scale: { isQuick, runs } };
}

async function main(): Promise<number> {
  const wanted = parseRequest();
  if (!wanted) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { names, scale } = wanted;
  try {
    await measureParts(BROWSER_PARTS, names, scale);
  } finally {
    // The pages' servers would disturb the measurements of servers.
    await closeShared();
  }
  await measureParts(SERVER_PARTS, names, scale);
  await writeReport();
  return 0;
}

process.exitCode = await main();
