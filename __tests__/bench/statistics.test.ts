import type { Comparison, Target } from '../../bench/measure';
import { judgeComparison, withPart, type PartResult } from '../../bench/report/results';
import { formatFigure, formatVerdict } from '../../bench/report/summary';
import {
  computeEstimate,
  judgeTarget,
  computeMedian,
  computeQuantile,
} from '../../bench/statistics';

const createComparison = (
  samples: Record<string, number[]>,
  targets: readonly Target[] = [],
): Comparison => ({ id: 'first-row-1k', what: 'First row', unit: 'ms', samples, targets });

test('quantiles are interpolated, whatever the order of the values', () => {
  expect(computeMedian([3, 1, 2])).toBe(2);
  expect(computeMedian([4, 1, 3, 2])).toBe(2.5);
  expect(computeQuantile([0, 10], 0.95)).toBeCloseTo(9.5);
  expect(computeQuantile([7], 0.95)).toBe(7);
  expect(computeMedian([])).toBeNaN();
});

test('an interval holds the median, is the same each time, and is a point where nothing varies', () => {
  const values = [12, 10, 11, 30, 10, 12, 11];
  const { value, low, high } = computeEstimate(values);
  expect(value).toBe(11);
  expect(low).toBeGreaterThanOrEqual(10);
  expect(low).toBeLessThanOrEqual(value);
  expect(high).toBeGreaterThanOrEqual(value);
  expect(computeEstimate(values)).toEqual({ value, low, high });
  expect(computeEstimate([5, 5, 5])).toEqual({ value: 5, low: 5, high: 5 });
});

describe('a target', () => {
  const twice = { ours: [10, 10, 10], antd: [20, 20, 20] };

  test.each([
    ['of a ratio is met', { of: 'ours', by: 'antd', atMost: 0.5 }, 0.5, 'met'],
    ['of a ratio is missed', { of: 'ours', by: 'antd', atMost: 0.4 }, 0.5, 'missed'],
    ['of a median', { of: 'ours', atMost: 9 }, 10, 'missed'],
    ['from below', { of: 'ours', atLeast: 11 }, 10, 'missed'],
    ['of a difference', { of: 'antd', by: 'ours', atMost: 10, isDifference: true }, 10, 'met'],
    ['of what was not measured', { of: 'mui', atMost: 10 }, Number.NaN, 'missed'],
  ])('%s', (_, target, value, outcome) => {
    expect(judgeTarget(createComparison(twice), target)).toMatchObject({
      ...target,
      value,
      outcome,
    });
  });

  test('is missed only where the whole interval misses it, and uncertain where the median does', () => {
    const varied = { ours: [8, 9, 10, 11, 12, 13, 14] };
    const outcomes = [11, 10, 7].map(
      (atMost) => judgeTarget(createComparison(varied), { of: 'ours', atMost }).outcome,
    );
    expect(outcomes).toEqual(['met', 'uncertain', 'missed']);
  });

  test('is described in words and figures', () => {
    const targets: Target[] = [
      { of: 'ours', by: 'antd', atMost: 0.4 },
      { of: 'ours', atMost: 12 },
    ];
    const found = judgeComparison(createComparison(twice, targets));
    expect(found.verdicts.map((verdict) => formatVerdict(found, verdict))).toEqual([
      'ours / antd ≤ 0.40: 0.50 (0.50 – 0.50), missed',
      'ours ≤ 12 ms: 10 ms (10 – 10), met',
    ]);
  });
});

test('figures have the digits that mean something', () => {
  expect([1234.5, 120.34, 22.44, 1.234, 0, 120].map((value) => formatFigure(value))).toEqual([
    '1,235',
    '120.3',
    '22.4',
    '1.23',
    '0',
    '120',
  ]);
  expect(formatFigure(120.34, 'KB')).toBe('120.3 KB');
});

test('a part that is run again takes the place of its earlier result', () => {
  const machine = { cpu: '', cores: 2, memory: 8, node: '', chromium: '', versions: {} };
  const part = (name: string, runs: number): PartResult => ({
    name,
    runs,
    machine,
    date: '2026-01-01T00:00:00.000Z',
    isQuick: false,
    comparisons: [],
  });
  const order = ['bytes', 'first-row', 'weight'];
  const before = { parts: [part('bytes', 1), part('weight', 1)] };
  const { parts } = withPart(
    withPart(before, part('weight', 2), order),
    part('first-row', 3),
    order,
  );
  expect(parts.map(({ name, runs }) => [name, runs])).toEqual([
    ['bytes', 1],
    ['first-row', 3],
    ['weight', 2],
  ]);
});
