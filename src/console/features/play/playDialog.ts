/** Label of the carry-over in the roster, its menu and its dialog (ROSTER-49). */
export const CARRY_OVER_LABEL = 'Как в\u00a0прошлый раз';

export type PlayDialogKind =
  'paste' | 'carryOver' | 'history' | 'invite' | 'fairness' | 'links' | 'final';
export type EntryDialogKind = 'entry' | 'fee' | 'wish' | 'substitute' | 'fromRound';

export type PlayDialogState =
  | { kind: PlayDialogKind }
  | { kind: EntryDialogKind; entryId: string }
  | { kind: 'exchange'; roundId: string; one: string; other: string };
