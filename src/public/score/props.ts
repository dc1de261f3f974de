import type { MatchResult } from '../../domain/play/model/round';
import type {
  ScoreLinkView,
  ScoreLinkMatch,
  ScoreLinkRound,
} from '../../domain/play/scoreLink/linkView';
import type { PadAddress } from '../../domain/play/scoreLink/padAddress';

/** A result that was not taken, with what stands there instead. */
export type RefusedResult = {
  id: string;
  text: string;
  /** Whose result stands there instead; without it, the match is of a round that is over. */
  match?: { roundId: string; court: number; result: MatchResult | null };
};

/** What only the page's script knows: what is on this device alone. */
export type ScorePageDeviceState = {
  isOffline: boolean;
  /** Why the page is of no use any more; null while it is. */
  ended: string | null;
  /** Courts of the round whose results the server does not have yet. */
  unsent: readonly number[];
  refused: readonly RefusedResult[];
  /** For how many seconds what was saved last can still be taken back; null where it cannot. */
  undoSeconds: number | null;
};

export type ScorePageBodyProps = {
  board: ScoreLinkView;
  address: PadAddress;
  /** Of the change that the pad's form makes: a repeat is the same one. */
  changeId: string;
  /** Why what was sent is not taken. */
  problem: string | null;
  /** Null where there is no script. */
  device: ScorePageDeviceState | null;
};

/** Of the score pad of one match. */
export type PadProps = ScorePageBodyProps & { round: ScoreLinkRound; match: ScoreLinkMatch };
