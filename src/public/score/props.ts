import type { MatchResult } from '../../domain/play/model/round';
import type {
  ScoreLinkView,
  ScoreLinkMatch,
  ScoreLinkRound,
} from '../../domain/play/scoreLink/linkView';
import type { PadAddress } from '../../domain/play/scoreLink/padAddress';

/** A refused result, and the stored result in its place. */
export type RefusedResult = {
  id: string;
  text: string;
  /** The match with the stored result. Without it, the match's round is over. */
  match?: { roundId: string; court: number; result: MatchResult | null };
};

/** State that only the page's script knows, on this device. */
export type ScorePageDeviceState = {
  isOffline: boolean;
  /** Why the page no longer works; null while it works. */
  ended: string | null;
  /** Courts of the round whose results the server does not have yet. */
  unsent: readonly number[];
  refused: readonly RefusedResult[];
  /** Seconds in which the last saved result can be undone; null when it cannot. */
  undoSeconds: number | null;
};

export type ScorePageBodyProps = {
  board: ScoreLinkView;
  address: PadAddress;
  /** Id of the pad's change; a repeat has the same id. */
  changeId: string;
  /** Why the sent form was refused. */
  problem: string | null;
  /** Null without a script. */
  device: ScorePageDeviceState | null;
};

export type PadProps = ScorePageBodyProps & { round: ScoreLinkRound; match: ScoreLinkMatch };
