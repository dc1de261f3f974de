/** The winning and the losing side of a court; a draw is already decided. */
export type LadderMatch<Unit> = { winners: readonly Unit[]; losers: readonly Unit[] };

/**
 * The sides in their next order: each court's winners, then the losers of the court above. The last losers end the
 * list.
 */
const listNextOrder = <Unit>(matches: readonly LadderMatch<Unit>[]): (readonly Unit[])[] => [
  ...matches.flatMap(({ winners }, index) =>
    index === 0 ? [winners] : [winners, matches[index - 1]!.losers],
  ),
  matches.at(-1)?.losers ?? [],
];

/**
 * Moves the winners of a round one court up and the losers one court down (DRAW-30). They share out the places that
 * they held; all others keep theirs. Members of one side keep their order.
 * @param ladder the best first
 * @param matches the matches of one round, from court 1
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
