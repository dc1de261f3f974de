import { SEXES, type DrawnPresence, type Sex } from './drawnRound';

/** The facts that decide the next rests, by player. */
type RestRecord = {
  /** Rests so far. A player who came late or was away starts level with the most rested one present. */
  levels: number[];
  /** The round of the last rest, −1 without any. */
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

/** Rests are even within a group: men and women separately in микст, else all together. */
export const listDrawnRestGroups = (
  present: readonly number[],
  sexes: readonly Sex[] | null,
): (readonly number[])[] =>
  sexes === null
    ? [present]
    : SEXES.map((sex) => present.filter((player) => sexes[player] === sex));

/**
 * Newcomers and returners start level with the most rested player present.
 * @returns those players
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
 * Fewest rests first, then the longest time since the last one, then the given order, which is by lot. Newcomers rest
 * only when the others are too few.
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
