import type { Tournament } from '../../src/domain/tournament/tournament';

/** A tournament's expected state. */
export type Row = { tournament: Tournament; isTrashed: boolean };

/** An accepted request with a key, and its response. */
export type Keyed = { key: string; path: string; body: object; json: unknown };

/** The expected state of the server. */
export type Model = {
  /** Tournaments of the sequence, keyed by id. */
  rows: Map<number, Row>;
  keyed: Keyed[];
  /** The list and its tag in a client that requests only changes. */
  replica: { tag: string; rows: Map<number, Tournament> };
};

/** Returns the tournaments that the list must contain. */
export const listLiveRows = ({ rows }: Model): Map<number, Tournament> =>
  new Map(
    [...rows].flatMap(([id, { tournament, isTrashed }]) =>
      isTrashed ? [] : [[id, tournament] as const],
    ),
  );

export const mapById = (list: readonly Tournament[]): Map<number, Tournament> =>
  new Map(list.map((tournament) => [tournament.id, tournament]));

/** Sorts tournaments by id, because the list has its own order. */
export const sortRows = (rows: ReadonlyMap<number, Tournament>): Tournament[] =>
  [...rows.values()].sort((one, other) => one.id - other.id);

/** Picks any tournament of the sequence. Null when the sequence has none yet. */
export function pickRow({ rows }: Model, pick: number): Row | null {
  return rows.size === 0 ? null : [...rows.values()][pick % rows.size]!;
}

/** Returns the tournament after a successful write, with the changes and the next version. */
export const applyChanges = (
  tournament: Tournament,
  changes: Partial<Tournament> = {},
): Tournament => ({
  ...tournament,
  ...changes,
  version: tournament.version! + 1,
});
