import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { EXIT, Failure, runMain, log } from '../../scripts/lib/run.mjs';
import { AFTER, compareRaters, type Correlations } from './compare';
import { RATERS } from './raters';

const FILE = 'docs/rating.md';
const SEASONS = 2000;
const REPORT_EVERY = 100;

const USAGE = `Как вызвать: npm run rating [-- --seasons 50]

  (ничего)        ${SEASONS} сезонов; записать docs/rating.md
  --seasons 50    столько сезонов; только напечатать таблицу`;

const buildTable = (rows: readonly Correlations[]): string =>
  [
    `| ordered by | ${AFTER.map((count) => `${count} matches`).join(' | ')} |`,
    `| :-- | ${AFTER.map(() => '--:').join(' | ')} |`,
    ...rows.map(
      ({ name, means }) => `| ${name} | ${means.map((one) => one.toFixed(3)).join(' | ')} |`,
    ),
  ].join('\n');

const buildDocument = (
  rows: readonly Correlations[],
): string => `# Rating: how well it orders players

\`npm run rating\` writes this page. It plays ${SEASONS} seasons of a club of 40 players whose skills are normal. Americano and
Mexicano evenings by turns, drawn by the tournament's own draws: seven rounds to 24 on up to four courts, for whoever
comes (who comes least is there two evenings in ten, who comes most seven). A rally is won with the chance 1/(1 + e^−d),
where d is the difference of the two pairs' mean skills in standard deviations.

The table has Spearman's rank correlation between skill and what is thought of each player after so many matches of
their own, the mean over all seasons. It has to be 0.85 after 40 matches.

${buildTable(rows)}

Elo takes pairs by their mean, with steps of 32, and knows wins alone. Why the rating is made as it is says
[decision 51](decisions/0051-rating.md).
`;

function parseSeasonCount([name, value, ...others]: readonly string[]): number | null {
  if (name === undefined) return null;
  const seasons = Number(value);
  if (name !== '--seasons' || others.length > 0 || !Number.isInteger(seasons) || seasons < 1) {
    throw new Failure(USAGE, EXIT.usage);
  }
  return seasons;
}

await runMain(async () => {
  const asked = parseSeasonCount(process.argv.slice(2));
  const rows = compareRaters(RATERS, asked ?? SEASONS, 1, (season) => {
    if (season % REPORT_EVERY === 0) log(`Сезонов: ${season}`);
  });
  if (asked !== null) {
    console.log(buildTable(rows));
    return;
  }
  const options = await resolveConfig(FILE);
  writeFileSync(FILE, await format(buildDocument(rows), { ...options, filepath: FILE }));
});
