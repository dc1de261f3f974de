import type { RefObject } from 'react';
import type { MatchResult } from '../../../domain/play/model/round';
import type { ScoreInputState } from '../../../domain/play/score/scoreInput';
import { pageDrafts } from '../../state/pageDrafts';
import { createPersonFormDrafts, type PersonFormDrafts } from './adding/personDrafts';
import { NOTHING_PASTED, type PastedList } from './adding/pastedList';

export type ScoreDraft = {
  typing: ScoreInputState;
  /** The stored result when the typing began (PLAY-11). */
  expected: MatchResult | null;
};

/**
 * State that outlives a play's screen: unsaved input and the last start (PLAY-3, ROSTER-4, ROSTER-5, ROSTER-22).
 * Mutable.
 */
export type PlayDrafts = {
  persons: PersonFormDrafts;
  pasted: RefObject<PastedList>;
  /** Scores by key of `toMatchKey`. */
  scores: Map<string, ScoreDraft>;
  /** The round last started on this device, and the change that started it; used by the undo of its toast (PLAY-9). */
  lastStart: RefObject<{ number: number; changeId: string }>;
};

/** Returns the drafts of a play, which exist until the page reloads or the user signs out. */
export function getPlayDrafts(tournamentId: number): PlayDrafts {
  const key = `play-${tournamentId}`;
  const stored = pageDrafts.get(key) as PlayDrafts | undefined;
  if (stored) return stored;
  const drafts: PlayDrafts = {
    persons: createPersonFormDrafts(),
    pasted: { current: NOTHING_PASTED },
    scores: new Map(),
    lastStart: { current: { number: 0, changeId: '' } },
  };
  pageDrafts.set(key, drafts);
  return drafts;
}
