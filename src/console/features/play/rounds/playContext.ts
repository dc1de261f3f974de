import { createContext, use } from 'react';
import type { Attendance, Entry } from '../../../../domain/play/model/entry';
import type { WishCostChoice } from '../../../../domain/play/draw/wishCostChoice';
import type { PlayDialogState } from '../playDialog';
import type { ScoreDraft } from '../playDrafts';
import type { PlayProgressState } from '../usePlayProgress';
import type { PlayActions } from '../usePlayActions';
import type { RoundBellState } from './useRoundBell';

type PlayContextValue = Pick<
  PlayProgressState,
  'state' | 'drawContext' | 'startedRounds' | 'planned' | 'step' | 'getShortName'
> & {
  actions: PlayActions;
  /** First name and surname. */
  getFullName: (entryId: string) => string;
  getCourtName: (court: number) => string;
  /** Ids of entries and rounds, and keys of matches (`toMatchKey`), that are not as the server has them. */
  unsentKeys: ReadonlySet<string>;
  /** Ids of the changes made here that the server did not accept. */
  refusedIds: ReadonlySet<string>;
  /** Opens the score pad over a match. */
  openPad: (match: MatchRef) => void;
  /** Scores that are being typed, by `toMatchKey`: they outlive the play’s screen. */
  scoreDrafts: Map<string, ScoreDraft>;
  bell: RoundBellState;
  ask: (question: RoundsQuestionState) => void;
  openDialog: (dialog: PlayDialogState) => void;
  entries: readonly Entry[];
};

/** A match of a round. */
export type MatchRef = { roundId: string; court: number };

/** What is asked over the rounds. */
export type RoundsQuestionState =
  | ({ kind: 'score' } & MatchRef)
  | { kind: 'wishes'; cost: WishCostChoice; seed: number; marks: ReadonlyMap<string, Attendance> }
  /** `early`: when the tournament starts, where that is on a later day (PLAY-63). */
  | { kind: 'start'; early: string | null }
  | { kind: 'redraw' | 'startEarly' | 'cancelRound' | 'finish' };

export const PlayContext = createContext<PlayContextValue | null>(null);

/** What the parts of the rounds share. */
export function usePlayContext(): PlayContextValue {
  const value = use(PlayContext);
  if (!value) throw new Error('PlayContext is missing');
  return value;
}
