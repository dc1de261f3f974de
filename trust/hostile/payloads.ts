/** What a text would do if it ran: each leaves something that the tour notices. */
export const RUNS = ['window.__ran=1', 'alert(1)', "fetch('/ran')"] as const;

/** One of the above, in turn. */
export const run = (at: number): string => RUNS[at % RUNS.length]!;

/** Every pair of two lists, in order. */
export const listPairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((a) => second.map((b): [A, B] => [a, b]));
