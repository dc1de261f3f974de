export const DIALOG_KINDS = ['detail', 'edit', 'delete'] as const;
export type DialogKind = (typeof DIALOG_KINDS)[number];

/** A player as the box of COMFORT-80 has found one. */
export type PlayerHit = { name: string; phone: string };

/** A dialog of the list, and the tournament that it is about. */
export type OpenDialog = {
  kind: DialogKind;
  tournamentId: number;
  /** DESK-14: whom the details mark. It has no place in the address, which others may read. */
  player?: PlayerHit;
};

/** Whether both are the same dialog of the same tournament. */
export const isSameDialog = (one: OpenDialog | null, other: OpenDialog | null): boolean =>
  one?.kind === other?.kind && one?.tournamentId === other?.tournamentId;
