/** Effects of a text that ran as code. The tour detects each of them. */
export const RUNS = ['window.__ran=1', 'alert(1)', "fetch('/ran')"] as const;

/** Returns one of RUNS, in turn. */
export const run = (at: number): string => RUNS[at % RUNS.length]!;

export const listPairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((a) => second.map((b): [A, B] => [a, b]));
