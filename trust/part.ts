/** Counts by name, of one step or the sum of several. */
export type Tally = Record<string, number>;

/** One line of the report. */
export type Figure = {
  what: string;
  figure: number | string;
  /** The required value. Undefined for a figure without a requirement. */
  wanted?: number | string;
  /** The highest allowed value. */
  atMost?: number;
};

/** A piece of a part: steps that can be interrupted, and figures from their counts. */
export type Piece = {
  /** One or two sentences for the report. */
  title: string;
  /** Number of steps at full scale. */
  steps: number;
  /** Prepares the piece. `close` ends the piece after the last step. */
  open: () => Promise<{ step: (index: number) => Promise<Tally>; close: () => Promise<void> }>;
  /** Names of counts whose maximum is kept instead of their sum. */
  most?: readonly string[];
  figures: (tally: Tally) => Figure[];
};

export function add(total: Tally, step: Tally, most: readonly string[] = []): Tally {
  const sum = { ...total };
  for (const [name, count] of Object.entries(step)) {
    const before = sum[name] ?? 0;
    sum[name] = most.includes(name) ? Math.max(before, count) : before + count;
  }
  return sum;
}

/** Runs the steps `from` to `to`. Calls `done` after each, so that a later run can continue. */
export async function runSteps(
  piece: Piece,
  { from = 0, to, total = {} }: { from?: number; to: number; total?: Tally },
  done: (next: number, total: Tally) => void = () => undefined,
): Promise<Tally> {
  const { step, close } = await piece.open();
  let sum = total;
  try {
    for (let index = from; index < to; index += 1) {
      sum = add(sum, await step(index), piece.most);
      done(index + 1, sum);
    }
  } finally {
    await close();
  }
  return sum;
}
