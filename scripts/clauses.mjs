import { existsSync, readFileSync, statSync } from 'node:fs';
import { judge, readClauses } from './lib/clauses.mjs';
import { EXIT, Failure, main, say } from './lib/run.mjs';
import { filesIn } from './lib/stamp.mjs';
import { STEPS } from './lib/steps.mjs';

const SOURCES = ['src', '__tests__', 'static', 'webpack.config.ts'];
/** @param {number} since */
function changedAfter(since) {
  return SOURCES.flatMap(filesIn).find((file) => statSync(file).mtimeMs > since);
}

/** @param {import('./lib/steps.mjs').Step} step @returns {string[]} the titles of its tests that passed */
function readPassed({ name, readReport }) {
  if (!readReport) return [];
  const file = `reports/${name}.json`;
  if (!existsSync(file)) throw new Failure(`Нет отчёта ${file}: сначала npm test.`);
  const { startedAt, tests } = readReport(JSON.parse(readFileSync(file, 'utf8')));
  const changed = changedAfter(startedAt);
  if (changed) throw new Failure(`${file} старше, чем ${changed}: сначала npm test.`);
  return tests.filter(({ status }) => status === 'passed').map(({ title }) => title);
}

/** @param {string} heading @param {readonly string[]} lines */
function complain(heading, lines) {
  if (lines.length > 0) say(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
  return lines.length > 0;
}

await main(async () => {
  const clauses = readClauses(readFileSync('docs/behaviour.md', 'utf8'));
  if (clauses.length === 0) throw new Failure('В docs/behaviour.md нет ни одного пункта.');
  const { proofs, unproven, unknown, doubled } = judge(clauses, STEPS.flatMap(readPassed));
  for (const { id, tests } of proofs) {
    console.log([id, ...tests.map((title) => `    ${title}`)].join('\n'));
  }
  const problems = [
    complain('Пункты без единого прошедшего теста:', unproven),
    complain('Тесты называют пункты, которых нет:', unknown),
    complain('Пункты записаны дважды:', doubled),
  ];
  if (problems.includes(true)) return EXIT.failed;
  say(`\nПунктов: ${proofs.length}, каждый доказан.`);
});
