/** A match that was played, as far as skill can be read from it: who with whom, and both scores. */
export type RatedMatch = {
  a: readonly [string, string];
  b: readonly [string, string];
  scoreA: number;
  scoreB: number;
};
