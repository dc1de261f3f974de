import type { Tournament } from '../../src/domain/tournament/tournament';

/** A tournament as it has to be. */
export type Row = { tournament: Tournament; isTrashed: boolean };

/** A request that was carried out with a key, and its answer. */
export type Keyed = { key: string; path: string; body: object; json: unknown };

/** What the server has to hold, kept in memory. */
export type Model = {
  /** Every tournament of the sequence by its id. */
  rows: Map<number, Row>;
  keyed: Keyed[];
  /** The list as whoever asks only for changes knows it, and its tag. */
  replica: { tag: string; rows: Map<number, Tournament> };
};

/** The tournaments that the list has to have. */
export const listLiveRows = ({ rows }: Model): Map<number, Tournament> =>
  new Map(
    [...rows].flatMap(([id, { tournament, isTrashed }]) =>
      isTrashed ? [] : [[id, tournament] as const],
    ),
  );

export const mapById = (list: readonly Tournament[]): Map<number, Tournament> =>
  new Map(list.map((tournament) => [tournament.id, tournament]));

/** By id: the list has an order of its own. */
export const sortRows = (rows: ReadonlyMap<number, Tournament>): Tournament[] =>
  [...rows.values()].sort((one, other) => one.id - other.id);

/** One of the tournaments there ever were; null while there is none. */
export function pickRow({ rows }: Model, pick: number): Row | null {
  return rows.size === 0 ? null : [...rows.values()][pick % rows.size]!;
}

/** A tournament after a change of its own. */
export const applyChanges = (
  tournament: Tournament,
  changes: Partial<Tournament> = {},
): Tournament => ({
  ...tournament,
  ...changes,
  version: tournament.version! + 1,
});
