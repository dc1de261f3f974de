import type { RefObject } from 'react';
import type { MatchResult } from '../../../domain/play/model/round';
import type { ScoreInputState } from '../../../domain/play/score/scoreInput';
import { pageDrafts } from '../../state/pageDrafts';
import { createPersonFormDrafts, type PersonFormDrafts } from './adding/personDrafts';
import { NOTHING_PASTED, type PastedList } from './adding/pastedList';

export type ScoreDraft = {
  typing: ScoreInputState;
  /** PLAY-11: what stood there when the typing began. */
  expected: MatchResult | null;
};

/**
 * What outlives a play's screen: what was typed and is not saved (PLAY-3, ROSTER-4, ROSTER-5, ROSTER-22), and the last
 * start. Who types changes it in place.
 */
export type PlayDrafts = {
  persons: PersonFormDrafts;
  pasted: RefObject<PastedList>;
  /** By `toMatchKey`. */
  scores: Map<string, ScoreDraft>;
  /** PLAY-9: the round that was started here last, and the change that started it, which its toast can undo. */
  lastStart: RefObject<{ number: number; changeId: string }>;
};

/** The drafts of a tournament's play: they outlive its screen, until the page is loaded anew or somebody signs out. */
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
