import type { Comparison } from '../../bench/measure';
import { buildPage } from '../../bench/report/page';
import { judgeComparison, type PartResult } from '../../bench/report/results';
import { formatBrief } from '../../bench/report/text';
import { describeOutcome, parseHeading } from '../../bench/report/wording';

const COMPARISON: Comparison = {
  id: 'first-row-10k',
  what: 'From opening the page to the first row, 10k tournaments, slow 4G',
  unit: 'ms',
  samples: { ours: [43, 43, 43], antd: [100, 100, 100], 'ours at 1k': [40, 43, 80] },
  targets: [
    { of: 'ours', by: 'antd', atMost: 0.6 },
    { of: 'ours', atMost: 34 },
    { of: 'ours', by: 'antd', atMost: 3, isDifference: true },
    { of: 'ours at 1k', atMost: 42.5 },
  ],
};
const PART: PartResult = {
  name: 'first-row',
  date: '2026-01-02T00:00:00.000Z',
  isQuick: false,
  runs: 3,
  machine: {
    cpu: 'Fast & <small>',
    cores: 2,
    memory: 8,
    node: '24.0.0',
    chromium: '150.0',
    versions: { antd: '6.0.0' },
  },
  comparisons: [judgeComparison(COMPARISON)],
};

test('a target is reported with its figure, its interval and what was wanted', () => {
  const { verdicts } = PART.comparisons[0]!;
  expect(verdicts.map((verdict) => describeOutcome(PART.comparisons[0]!, verdict))).toEqual([
    '0.43 (0.43 to 0.43) of Ant Design, at most 0.6',
    '43 ms (43 to 43), at most 34 ms',
    '−57 ms (−57 to −57) more than Ant Design, at most 3 ms',
    'This console, 1k: 43 ms (40 to 80), at most 42.5 ms',
  ]);
});

test('the report separates what was measured from the number of measurements', () => {
  expect(parseHeading(PART.comparisons[0]!)).toEqual({
    kind: 'From opening the page to the first row, slow 4G',
    size: '10k tournaments',
  });
  expect(parseHeading({ ...PART.comparisons[0]!, what: 'Start' })).toEqual({
    kind: 'Start',
    size: '',
  });
});

test('the page says how many targets are met, missed and uncertain, and needs nothing else', () => {
  const page = buildPage({ parts: [PART] });
  expect(page).toContain('<b>2</b> of 4 targets met,\n<b>1</b> missed, <b>1</b> uncertain.');
  expect(page).toContain('43 ms (43 to 43), at most 34 ms: <b>missed</b>');
  expect(page).toContain('Fast &amp; &lt;small&gt;');
  expect(page).not.toMatch(/<script|src=|url\(|https?:/);
});

test('figures are brief', () => {
  expect([1234.5, 120.34, 22.44, 1.234, 0, -0.6].map((value) => formatBrief(value))).toEqual([
    '1,235',
    '120',
    '22.4',
    '1.23',
    '0',
    '−0.60',
  ]);
});
