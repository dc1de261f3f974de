import { readFileSync } from 'node:fs';
import { footOf } from './foot';
import type { Results } from './results';
import { sectionOf } from './section';
import { verdictOf } from './verdict';

const STYLES = ['bench/report/page.css', 'bench/report/charts.css'];

/** The results as one page that needs nothing else; HTML. */
export function pageOf(results: Results): string {
  const style = STYLES.map((file) => readFileSync(file, 'utf8')).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Benchmark of the tennis club console</title>
<style>
${style}</style>
</head>
<body>
<main>
<h1>Benchmark of the tennis club console</h1>
${verdictOf(results)}
${results.parts.map(sectionOf).join('\n')}
${footOf(results)}
</main>
</body>
</html>
`;
}
