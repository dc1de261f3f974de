import { readFileSync } from 'node:fs';
import { buildFoot } from './foot';
import type { Results } from './results';
import { buildSection } from './section';
import { buildVerdict } from './verdict';

const STYLES = ['bench/report/page.css', 'bench/report/charts.css'];

/** Builds the results as one self-contained HTML page. */
export function buildPage(results: Results): string {
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
${buildVerdict(results)}
${results.parts.map(buildSection).join('\n')}
${buildFoot(results)}
</main>
</body>
</html>
`;
}
