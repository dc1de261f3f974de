export type PlayDialog =
  'paste' | 'carryOver' | 'history' | 'invite' | 'fairness' | 'live' | 'scoreLink';
export type EntryDialog = 'entry' | 'fee' | 'wish' | 'pair' | 'substitute' | 'fromRound';

/** PLAY-18: what is open over a play. */
export type OpenPlayDialog = { kind: PlayDialog } | { kind: EntryDialog; entryId: string };
