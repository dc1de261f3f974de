import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Failure, runTool } from './run.mjs';

const DOCUMENT = 'docs/browsers.md';
const MISSING = '**did not run**';
const PLACE = /(<!-- table -->\n)[\s\S]*(\n<!-- \/table -->)/;

/**
 * @typedef {{ type: string, description?: string }} Annotation
 * @typedef {{ status: string, annotations: Annotation[], results: { status: string }[] }} Run
 * @typedef {{ title: string, file: string, line: number, tests: Run[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { startTime: string }, suites: Suite[] }} Report
 * @typedef {{ title: string, cell: string }} Story
 */

/** @param {Suite} suite @returns {Spec[]} */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** @param {Run} run */
function formatCell({ status, annotations }) {
  if (status === 'expected') return 'passes';
  if (status !== 'skipped') return '**fails**';
  return annotations.find(({ type }) => type === 'skip')?.description ?? 'left out';
}

/** @param {Report} report @returns {Map<string, string>} the table cell of each story */
export const collectStories = ({ suites }) =>
  new Map(
    suites.flatMap(listSpecs).map(({ title, file, tests }) => {
      const [run] = tests;
      return [
        `${title.replaceAll(/ @\w+/g, '')} (\`${file}\`)`,
        run ? formatCell(run) : 'left out',
      ];
    }),
  );

/** @param {Report} report */
const findVersion = ({ suites }) =>
  suites
    .flatMap(listSpecs)
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .find(({ type }) => type === 'browser')?.description ?? '';

/** @param {readonly string[]} cells */
const formatRow = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** @param {readonly Report[]} reports one per browser; the first one determines the rows */
export function formatTable(reports) {
  const columns = reports.map(collectStories);
  const headings = reports.map(
    (report) => `${findVersion(report)}, ${report.stats.startTime.slice(0, 10)}`,
  );
  const titles = [...(columns[0]?.keys() ?? [])];
  return [
    formatRow(['Story', ...headings]),
    formatRow(['---', ...headings.map(() => '---')]),
    ...titles.map((title) =>
      formatRow([title, ...columns.map((cells) => cells.get(title) ?? MISSING)]),
    ),
  ].join('\n');
}

/**
 * Writes the table of docs/browsers.md from the last full run of each browser.
 *
 * @param {readonly string[]} browsers
 */
export async function writeTable(browsers) {
  const reports = browsers.map((browser) => {
    const file = `reports/${browser}.json`;
    if (!existsSync(file)) throw new Failure(`Нет отчёта ${file}: сначала npm run browsers.`);
    return JSON.parse(readFileSync(file, 'utf8'));
  });
  const table = formatTable(reports);
  if (table.includes(MISSING)) throw new Failure('Прошли не все тесты: сначала npm run browsers.');
  const text = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(
    DOCUMENT,
    text.replace(PLACE, (_, before, after) => `${before}\n${table}\n${after}`),
  );
  await runTool('prettier', ['--write', DOCUMENT]);
}
