export type PlayDialogKind = 'paste' | 'carryOver' | 'history' | 'invite' | 'fairness' | 'links';
export type EntryDialogKind = 'entry' | 'fee' | 'wish' | 'pair' | 'substitute' | 'fromRound';

export type PlayDialogState = { kind: PlayDialogKind } | { kind: EntryDialogKind; entryId: string };
