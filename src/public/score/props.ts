import type { MatchResult } from '../../domain/play/model/round';
import type {
  ScoreLinkView,
  ScoreLinkMatch,
  ScoreLinkRound,
} from '../../domain/play/scoreLink/linkView';
import type { PadAddress } from '../../domain/play/scoreLink/padAddress';

/** A refused result, and the result that the server has stored for its match. */
export type RefusedResult = {
  id: string;
  text: string;
  /** The match with the stored result. Undefined when the match's round is over. */
  match?: { roundId: string; court: number; result: MatchResult | null };
};

/** State of this device, which the server does not have. */
export type ScorePageDeviceState = {
  isOffline: boolean;
  /** Reason why the page no longer works. Null while the page works. */
  ended: string | null;
  /** Courts of the round whose results the server does not have yet. */
  unsent: readonly number[];
  refused: readonly RefusedResult[];
  /** Seconds in which the last saved result can be undone. Null when no result can be undone. */
  undoSeconds: number | null;
};

export type ScorePageBodyProps = {
  board: ScoreLinkView;
  address: PadAddress;
  /** Id of the pad's change. A repeated request has the same id. */
  changeId: string;
  /** Why the sent form was refused. */
  problem: string | null;
  /** Null when the server renders the page, without a script. */
  device: ScorePageDeviceState | null;
};

export type PadProps = ScorePageBodyProps & { round: ScoreLinkRound; match: ScoreLinkMatch };
