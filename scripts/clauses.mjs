import { existsSync, readFileSync, statSync } from 'node:fs';
import { computeVerdict, parseClauses } from './lib/clauses.mjs';
import { EXIT, Failure, runMain, log } from './lib/run.mjs';
import { listFiles } from './lib/stamp.mjs';
import { STEPS } from './lib/steps.mjs';
import { SYSTEM_CLAUSES } from './lib/tiers.mjs';

const isDeep = process.argv.includes('--deep');
const SOURCES = ['src', '__tests__', 'static', 'webpack.config.ts'];
/** @param {number} since */
function findFileAfter(since) {
  return SOURCES.flatMap(listFiles).find((file) => statSync(file).mtimeMs > since);
}

/** @param {import('./lib/steps.mjs').Step} step @returns {string[]} the titles of its passed tests */
function readPassed({ name, tiers, parseReport }) {
  if (!parseReport) return [];
  const file = `reports/${name}.json`;
  const command = tiers.includes('first') ? 'npm test' : 'npm run test:deep';
  if (!existsSync(file)) throw new Failure(`Нет отчёта ${file}: сначала ${command}.`);
  const { startedAt, tests } = parseReport(JSON.parse(readFileSync(file, 'utf8')));
  const changed = findFileAfter(startedAt);
  if (changed) throw new Failure(`${file} старше, чем ${changed}: сначала ${command}.`);
  return tests.filter(({ status }) => status === 'passed').map(({ title }) => title);
}

/** @param {string} heading @param {readonly string[]} lines */
function reportLines(heading, lines) {
  if (lines.length > 0) log(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  return lines.length > 0;
}

await runMain(async () => {
  const clauses = parseClauses(readFileSync('docs/behaviour.md', 'utf8'));
  if (clauses.length === 0) throw new Failure('В docs/behaviour.md нет ни одного пункта.');
  const steps = STEPS.filter(({ tiers }) => isDeep || tiers.includes('first'));
  const { unknown, doubled, ...verdict } = computeVerdict(clauses, steps.flatMap(readPassed));
  const isAsked = (/** @type {string} */ id) => isDeep || !SYSTEM_CLAUSES.includes(id);
  const unproven = verdict.unproven.filter(isAsked);
  const proofs = verdict.proofs.filter(({ tests }) => tests.length > 0);
  for (const { id, tests } of proofs) {
    console.log([id, ...tests.map((title) => `    ${title}`)].join('\n'));
  }
  const problems = [
    reportLines('Пункты без единого прошедшего теста:', unproven),
    reportLines('Тесты называют пункты, которых нет:', unknown),
    reportLines('Пункты записаны дважды:', doubled),
  ];
  if (problems.includes(true)) return EXIT.failed;
  const rest = clauses.length - proofs.length;
  const later = rest > 0 ? ` Ещё ${rest} доказывает только npm run test:deep.` : '';
  log(`\nПунктов доказано: ${proofs.length} из ${clauses.length}.${later}`);
});
