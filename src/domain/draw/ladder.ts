/** The two sides of a court, decided. */
export type LadderMatch<Unit> = { winners: readonly Unit[]; losers: readonly Unit[] };

/** Court by court: its winners, then the losers of the court above; the last losers end the list. */
const listNextOrder = <Unit>(matches: readonly LadderMatch<Unit>[]): (readonly Unit[])[] => [
  ...matches.flatMap(({ winners }, index) =>
    index === 0 ? [winners] : [winners, matches[index - 1]!.losers],
  ),
  matches.at(-1)?.losers ?? [],
];

/**
 * Moves the winners of a round one court up and the losers one down, within the places that they held together. All
 * others keep their places; two of one side keep their order (DRAW-30).
 * @param ladder the best first
 * @param matches of one round, from court 1
 */
export function moveInLadder<Unit>(
  ladder: readonly Unit[],
  matches: readonly LadderMatch<Unit>[],
): Unit[] {
  const moved = listNextOrder(matches).flatMap((side) =>
    side.toSorted((one, other) => ladder.indexOf(one) - ladder.indexOf(other)),
  );
  const movedUnits = new Set(moved);
  let next = 0;
  return ladder.map((unit) => (movedUnits.has(unit) ? moved[next++]! : unit));
}
