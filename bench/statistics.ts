import type { Comparison, Target } from './measure';

const RESAMPLES = 2_000;
const CONFIDENCE = 0.95;
/** The seed of the resampling is fixed, so that equal samples give equal reports. */
const SEED = 20_240_601;

/** The value that the given share of the values does not exceed, interpolated; NaN without values. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export const computeMedian = (values: readonly number[]): number => computeQuantile(values, 0.5);

/** Creates a random generator, uniform in [0, 1): mulberry32, whose whole state is one number. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A value with its 95 % bootstrap interval, by the percentile method. */
export type Estimate = { value: number; low: number; high: number };

function computeBootstrap(figure: (draw: typeof resample) => number): Estimate {
  const random = createRandom(SEED);
  const draws = Array.from({ length: RESAMPLES }, () =>
    figure((values) => resample(values, random)),
  );
  const tail = (1 - CONFIDENCE) / 2;
  return {
    value: figure((values) => values),
    low: computeQuantile(draws, tail),
    high: computeQuantile(draws, 1 - tail),
  };
}

const resample = (
  values: readonly number[],
  random: () => number = Math.random,
): readonly number[] => values.map(() => values[Math.floor(random() * values.length)]!);

/** The median of the values with its interval. */
export const computeEstimate = (values: readonly number[]): Estimate =>
  computeBootstrap((draw) => computeMedian(draw(values)));

/** `uncertain` when the median misses the target, but a part of the interval meets it. */
export type Outcome = 'met' | 'uncertain' | 'missed';

export type Verdict = Target & Estimate & { outcome: Outcome };

/** Judges a target. It counts as missed only when the whole interval misses it. */
export function judgeTarget({ samples }: Comparison, target: Target): Verdict {
  const { of, by, atMost = Infinity, atLeast = -Infinity, isDifference = false } = target;
  const measured = samples[of] ?? [];
  const reference = by === undefined ? undefined : (samples[by] ?? []);
  const estimate = computeBootstrap((draw) => {
    const value = computeMedian(draw(measured));
    if (!reference) return value;
    const base = computeMedian(draw(reference));
    return isDifference ? value - base : value / base;
  });
  const isMissed = !(estimate.low <= atMost && estimate.high >= atLeast);
  const isMet = estimate.value <= atMost && estimate.value >= atLeast;
  return { ...target, ...estimate, outcome: isMissed ? 'missed' : isMet ? 'met' : 'uncertain' };
}
