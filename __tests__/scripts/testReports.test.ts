import path from 'node:path';
import {
  formatFailed,
  parseBrowserReport,
  parseJestReport,
  formatSlowest,
} from '../../scripts/lib/testReports.mjs';

const parseJest = (
  ...files: { name: string; status: string; tests?: [string, string, number][] }[]
) =>
  parseJestReport({
    startTime: 5,
    testResults: files.map(({ name, status, tests = [] }) => ({
      name: path.resolve(name),
      status,
      assertionResults: tests.map(([fullName, outcome, duration]) => ({
        fullName,
        status: outcome,
        duration,
      })),
    })),
  });

const createSpec = (title: string, line: number, ok: boolean, ...results: [string, number][]) => ({
  title,
  file: 'list.spec.ts',
  line,
  ok,
  tests: [{ results: results.map(([status, duration]) => ({ status, duration })) }],
});

const browserReport = {
  stats: { startTime: '2026-01-01T00:00:00.000Z' },
  suites: [
    {
      title: 'list.spec.ts',
      specs: [createSpec('LIST-1: outside', 3, true, ['passed', 40])],
      suites: [
        {
          title: 'LIST-12: buttons',
          specs: [
            createSpec('by keys', 7, true, ['passed', 1_500]),
            createSpec('fails', 9, false, ['failed', 60]),
            createSpec('is left out', 11, true, ['skipped', 0]),
            createSpec('has not begun', 13, true),
          ],
        },
      ],
    },
  ],
};
const inBrowser = parseBrowserReport(browserReport);

test('a report of jest gives the full title, the file, the time and the outcome of each test', () => {
  const tests: [string, string, number][] = [
    ['LIST-1: a list', 'passed', 12],
    ['LIST-1: it waits', 'pending', 0],
  ];
  const { startedAt, tests: found } = parseJest({ name: 'a.test.ts', status: 'passed', tests });
  expect(startedAt).toBe(5);
  expect(found.map(({ command: _, ...rest }) => rest)).toEqual([
    { title: 'LIST-1: a list', file: 'a.test.ts', ms: 12, status: 'passed' },
    { title: 'LIST-1: it waits', file: 'a.test.ts', ms: 0, status: 'left out' },
  ]);
});

test('a report of Playwright joins the describe blocks, and what did not run has not passed', () => {
  expect(inBrowser.startedAt).toBe(Date.UTC(2026, 0, 1));
  expect(inBrowser.tests.map(({ title, status }) => [title, status])).toEqual([
    ['LIST-1: outside', 'passed'],
    ['LIST-12: buttons by keys', 'passed'],
    ['LIST-12: buttons fails', 'failed'],
    ['LIST-12: buttons is left out', 'left out'],
    ['LIST-12: buttons has not begun', 'left out'],
  ]);
});

describe('a failed test comes with the command that runs it alone', () => {
  test('in jest by its whole title, whatever it contains', () => {
    const title = "ERR-3: it's (really) a.b";
    const { tests } = parseJest({
      name: '__tests__/a.test.ts',
      status: 'failed',
      tests: [
        [title, 'failed', 1],
        ['fine', 'passed', 1],
      ],
    });
    const lines = formatFailed(tests);
    expect(lines).toEqual([
      `a.test.ts: ${title}`,
      `  npx jest --runTestsByPath '__tests__/a.test.ts' -t '^ERR-3: it'\\''s \\(really\\) a\\.b$'`,
    ]);
  });

  test('in jest by its file, where that does not even start', () => {
    const { tests } = parseJest({ name: '__tests__/a.test.ts', status: 'failed' });
    expect(formatFailed(tests)).toEqual([
      'a.test.ts: весь файл',
      "  npx jest --runTestsByPath '__tests__/a.test.ts'",
    ]);
  });

  test('in the browser by its line', () => {
    expect(formatFailed(inBrowser.tests)).toEqual([
      'list.spec.ts: LIST-12: buttons fails',
      '  npx playwright test list.spec.ts:9',
    ]);
  });

  test('in another browser by its line there', () => {
    const { tests } = parseBrowserReport(browserReport, 'npm run browsers -- webkit');
    expect(formatFailed(tests)[1]).toBe('  npm run browsers -- webkit list.spec.ts:9');
  });
});

test('the tests that took longest come first, so many of them', () => {
  expect(formatSlowest(inBrowser.tests, 2)).toEqual([
    '   1.5 с  list.spec.ts: LIST-12: buttons by keys',
    '   0.1 с  list.spec.ts: LIST-12: buttons fails',
  ]);
});
