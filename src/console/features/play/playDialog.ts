export type PlayDialogKind =
  'paste' | 'carryOver' | 'history' | 'invite' | 'fairness' | 'live' | 'scoreLink';
export type EntryDialogKind = 'entry' | 'fee' | 'wish' | 'pair' | 'substitute' | 'fromRound';

/** PLAY-18: what is open over a play. */
export type PlayDialogState = { kind: PlayDialogKind } | { kind: EntryDialogKind; entryId: string };
