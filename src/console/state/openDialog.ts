export const DIALOG_KINDS = ['detail', 'edit', 'delete'] as const;
export type DialogKind = (typeof DIALOG_KINDS)[number];

/** A dialog of the list, and the tournament that it is about. */
export type OpenDialog = { kind: DialogKind; tournamentId: number };
