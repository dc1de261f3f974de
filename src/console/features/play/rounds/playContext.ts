import { createContext, use } from 'react';
import type { Attendance, Entry } from '../../../../domain/play/model/entry';
import type { WishCostChoice } from '../../../../domain/play/draw/wishCostChoice';
import type { PlayDialogState } from '../playDialog';
import type { ScoreDraft } from '../playDrafts';
import type { PlayProgressState } from '../usePlayProgress';
import type { PlayActions } from '../usePlayActions';
import type { RoundBellState } from './useRoundBell';
import type { ExchangeChoiceState } from './exchange/useExchangeChoice';

type PlayContextValue = Pick<
  PlayProgressState,
  'state' | 'drawContext' | 'startedRounds' | 'planned' | 'step' | 'getShortName'
> &
  ExchangeChoiceState & {
    actions: PlayActions;
    /** Shows a round in its tab, by its number. */
    showRound: (number: number) => void;
    /** Given and family name. */
    getFullName: (entryId: string) => string;
    getCourtName: (court: number) => string;
    /** Ids of entries and rounds, and keys of matches (`toMatchKey`), whose values the server does not have yet. */
    unsentKeys: ReadonlySet<string>;
    /** Ids of this device's changes that the server refused. */
    refusedIds: ReadonlySet<string>;
    openPad: (match: MatchRef) => void;
    /** Unsaved scores by `toMatchKey`, which outlive the play's screen. */
    scoreDrafts: Map<string, ScoreDraft>;
    bell: RoundBellState;
    ask: (question: RoundsQuestionState) => void;
    openDialog: (dialog: PlayDialogState) => void;
    entries: readonly Entry[];
  };

export type MatchRef = { roundId: string; court: number };

export type RoundsQuestionState =
  | ({ kind: 'score' } & MatchRef)
  | { kind: 'wishes'; cost: WishCostChoice; seed: number; marks: ReadonlyMap<string, Attendance> }
  /** `early`: a sentence with the tournament's start if it is hours ahead (PLAY-63). */
  | { kind: 'start'; early: string | null }
  | { kind: 'redraw' | 'startEarly' | 'cancelRound' | 'finish' };

export const PlayContext = createContext<PlayContextValue | null>(null);

export function usePlayContext(): PlayContextValue {
  const value = use(PlayContext);
  if (!value) throw new Error('PlayContext is missing');
  return value;
}
