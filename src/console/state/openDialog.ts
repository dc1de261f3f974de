export const DIALOG_KINDS = ['detail', 'edit', 'delete'] as const;
export type DialogKind = (typeof DIALOG_KINDS)[number];

/** A player found by the search of COMFORT-80. */
export type PlayerHit = { name: string; phone: string };

/** A dialog of the list and its tournament. */
export type OpenDialog = {
  kind: DialogKind;
  tournamentId: number;
  /** Player marked in the details (DESK-14). It is not in the address, which others may read. */
  player?: PlayerHit;
};

/** True when both are the same dialog of the same tournament; the player may differ. */
export const isSameDialog = (one: OpenDialog | null, other: OpenDialog | null): boolean =>
  one?.kind === other?.kind && one?.tournamentId === other?.tournamentId;
