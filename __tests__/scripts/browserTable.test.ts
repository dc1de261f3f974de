import { formatTable } from '../../scripts/lib/browserTable.mjs';

const createAnnotations = (version: string, reason?: string) => [
  { type: 'browser', description: version },
  ...(reason ? [{ type: 'skip', description: reason }] : []),
];

const createStory = (title: string, status: string, version: string, reason?: string) => ({
  title,
  file: 'day.spec.ts',
  line: 1,
  tests: [{ status, annotations: createAnnotations(version, reason), results: [] }],
});

const createReport = (...specs: ReturnType<typeof createStory>[]) => ({
  stats: { startTime: '2026-11-23T06:00:00.000Z' },
  suites: [{ title: 'day.spec.ts', suites: [{ title: 'a day', specs }] }],
});

test('each browser says what a story came to, with its version and day', () => {
  const table = formatTable([
    createReport(
      createStory('one', 'expected', 'Chromium 150'),
      createStory('two', 'expected', 'Chromium 150'),
    ),
    createReport(
      createStory('one', 'unexpected', 'WebKitGTK 2.50'),
      createStory('two', 'skipped', 'WebKitGTK 2.50', 'no paper'),
    ),
    createReport(createStory('one', 'expected', 'Firefox 153')),
  ]);
  expect(table.split('\n')).toEqual([
    '| Story | Chromium 150, 2026-11-23 | WebKitGTK 2.50, 2026-11-23 | Firefox 153, 2026-11-23 |',
    '| --- | --- | --- | --- |',
    '| one (`day.spec.ts`) | passes | **fails** | passes |',
    '| two (`day.spec.ts`) | passes | no paper | **did not run** |',
  ]);
});
