/** Measured values by who was measured: «ours», or the name of a reference. */
export type Samples = Readonly<Record<string, readonly number[]>>;

export type Unit = 'ms' | 'KB' | 'MB' | '1/s' | 'elements' | 'frames' | 's';

/** What one of them has to be, measured by another in the same run, or alone where `by` is absent. */
export type Target = {
  of: string;
  by?: string;
  /** Of the ratio of the medians; of the median itself where `by` is absent. */
  atMost?: number;
  atLeast?: number;
  /** A difference of the medians in place of their ratio: for counts that are often 0. */
  isDifference?: boolean;
};

/** One thing measured on several, in one run. */
export type Comparison = {
  /** Names it for good, such as `first-row-10k`. */
  id: string;
  /** What was measured, in a few words for the report. */
  what: string;
  unit: Unit;
  samples: Samples;
  targets: readonly Target[];
};

/** How much is measured: `--quick` takes fewer runs and smaller lists. */
export type Scale = {
  isQuick: boolean;
  /** Runs of everything, interleaved. */
  runs: number;
};

/** A part of the benchmark that can be run alone. */
export type Part = {
  name: string;
  measure: (scale: Scale) => Promise<Comparison[]>;
};
