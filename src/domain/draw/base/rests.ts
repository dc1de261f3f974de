import { SEXES, type DrawnPresence, type Sex } from './drawnRound';

/** Data that decides who rests next, by player. */
type RestRecord = {
  /**
   * Number of a player's rests. A player who came late or was away starts level with the most rested present player.
   */
  levels: number[];
  /** Number of the round of the last rest; −1 without a rest. */
  last: number[];
  isPresent: boolean[];
  rounds: number;
};

const createEmptyRecord = (players: number): RestRecord => ({
  levels: Array.from({ length: players }, () => 0),
  last: Array.from({ length: players }, () => -1),
  isPresent: Array.from({ length: players }, () => false),
  rounds: 0,
});

/** Groups within which rests are even: men and women separately in микст, otherwise all players. */
export const listDrawnRestGroups = (
  present: readonly number[],
  sexes: readonly Sex[] | null,
): (readonly number[])[] =>
  sexes === null
    ? [present]
    : SEXES.map((sex) => present.filter((player) => sexes[player] === sex));

/**
 * Raises newcomers and returners to the level of the most rested present player.
 * @returns the raised players
 */
export function levelNewcomers(
  { levels, isPresent }: RestRecord,
  group: readonly number[],
): Set<number> {
  const newcomers = new Set(group.filter((player) => !isPresent[player]));
  const most = Math.max(0, ...group.map((player) => levels[player]!));
  for (const player of newcomers) levels[player] = most;
  return newcomers;
}

/**
 * Chooses players with the fewest rests, then those with the longest time since their last rest, then by the given
 * order, which is by lot. Newcomers rest only when the other players are too few.
 */
export function chooseRests(
  { levels, last }: RestRecord,
  group: readonly number[],
  newcomers: ReadonlySet<number>,
  count: number,
): number[] {
  const order = group.toSorted(
    (one, other) =>
      Number(newcomers.has(one)) - Number(newcomers.has(other)) ||
      levels[one]! - levels[other]! ||
      last[one]! - last[other]!,
  );
  return order.slice(0, count);
}

export function recordRoundRests(
  record: RestRecord,
  present: readonly number[],
  rests: readonly number[],
): void {
  record.isPresent.fill(false);
  for (const player of present) record.isPresent[player] = true;
  for (const player of rests) {
    record.levels[player]! += 1;
    record.last[player] = record.rounds;
  }
  record.rounds += 1;
}

export function computeRestRecord(
  attended: readonly DrawnPresence[],
  players: number,
  sexes: readonly Sex[] | null,
): RestRecord {
  const record = createEmptyRecord(players);
  for (const { present, rests } of attended) {
    for (const group of listDrawnRestGroups(present, sexes)) levelNewcomers(record, group);
    recordRoundRests(record, present, rests);
  }
  return record;
}
