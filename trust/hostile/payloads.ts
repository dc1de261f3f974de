/** Effects of a text that ran as code; the tour notices each. */
export const RUNS = ['window.__ran=1', 'alert(1)', "fetch('/ran')"] as const;

/** One of RUNS, in turn. */
export const run = (at: number): string => RUNS[at % RUNS.length]!;

export const listPairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((a) => second.map((b): [A, B] => [a, b]));
