/** Counts by name: what one step adds, and what they add up to. */
export type Tally = Record<string, number>;

/** One line of the report. */
export type Figure = {
  what: string;
  figure: number | string;
  /** What it has to be; nothing where it is only told. */
  wanted?: number | string;
  /** What it may be at most. */
  atMost?: number;
};

/** A piece of a part: steps that can be interrupted, and what they come to. */
export type Piece = {
  /** What is done, in a sentence or two for the report. */
  title: string;
  /** How many steps at full scale. */
  steps: number;
  /** Makes ready; the steps end with `close`. */
  open: () => Promise<{ step: (index: number) => Promise<Tally>; close: () => Promise<void> }>;
  /** `most` names counts that are not added up but of which the highest stays. */
  most?: readonly string[];
  figures: (tally: Tally) => Figure[];
};

/** Adds a step's counts to those before. */
export function add(total: Tally, step: Tally, most: readonly string[] = []): Tally {
  const sum = { ...total };
  for (const [name, count] of Object.entries(step)) {
    const before = sum[name] ?? 0;
    sum[name] = most.includes(name) ? Math.max(before, count) : before + count;
  }
  return sum;
}

/** Runs some steps from a number on; `done` is told of each, so that what follows can be resumed. */
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
