/** Measured values by subject: «ours», or the name of a reference. */
export type Samples = Readonly<Record<string, readonly number[]>>;

export type Unit = 'ms' | 'KB' | 'MB' | '1/s' | 'elements' | 'frames' | 's';

/** A goal for one subject. It is relative to the subject `by` of the same run, or absolute without `by`. */
export type Target = {
  of: string;
  by?: string;
  /** Limit of the ratio of medians, or of the median when `by` is absent. */
  atMost?: number;
  atLeast?: number;
  /** Compares the difference of the medians instead of their ratio, for counts that are often 0. */
  isDifference?: boolean;
};

/** One measurement of several subjects in one run. */
export type Comparison = {
  /** A stable name, such as `first-row-10k`. */
  id: string;
  /** The measured quantity in a few words, for the report. */
  what: string;
  unit: Unit;
  samples: Samples;
  targets: readonly Target[];
};

/** The amount of measuring: `--quick` uses fewer runs and smaller lists. */
export type Scale = {
  isQuick: boolean;
  /** Number of runs of each measurement; runs of different subjects alternate. */
  runs: number;
};

/** Numbers of tournaments to measure with; fewer with `--quick`. */
export const getCounts = ({ isQuick }: Scale): readonly number[] =>
  isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000];

/** `1_000` as «1k». */
export const formatCount = (count: number): string => `${count / 1_000}k`;

/** A part of the benchmark that can run alone. */
export type Part = {
  name: string;
  measure: (scale: Scale) => Promise<Comparison[]>;
};
