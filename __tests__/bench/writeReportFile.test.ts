import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeReportFile } from '../../bench/report/writeReportFile';

test('a report is written where its folder is not there yet', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const file = path.join(folder, 'reports', 'bench.json');
  writeReportFile(file, '{}');
  expect(readFileSync(file, 'utf8')).toBe('{}');
  rmSync(folder, { recursive: true });
});
