import { buildPage } from './page';
import { takePicture } from './picture';
import { judgeComparison } from './results';
import { readResults } from './store';
import { writeReportFile } from './writeReportFile';

const FILE = 'reports/bench.html';

/** Writes the report page and picture of the latest results. */
export async function writeReport(): Promise<void> {
  const parts = readResults().parts.map((part) => ({
    ...part,
    comparisons: part.comparisons.map(judgeComparison),
  }));
  writeReportFile(FILE, buildPage({ parts }));
  await takePicture(FILE);
  process.stderr.write(`${FILE}\n`);
}
