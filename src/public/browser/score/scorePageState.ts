import type { ScoreLinkView } from '../../../domain/play/scoreLink/linkView';
import {
  NO_PAD,
  formatPadQuery,
  parsePadAddress,
  type PadAddress,
} from '../../../domain/play/scoreLink/padAddress';
import { createChangeId } from './createChangeId';
import { showScorePageBody, type FocusPlacement } from './showScorePageBody';
import { stopResultUndoCountdown, findUndoableResult } from './undo';
import {
  readStoredResults,
  applyWaitingResults,
  dismissAnsweredResults,
  type WaitingResult,
} from './waitingResults';

/** What stands under the head, which the server has made and the script makes anew. */
export const scorePageRoot = document.querySelector<HTMLElement>('[data-board]')!;

/** Read out what a glance would see; it stays when all else is made anew. */
const status = document.createElement('p');
status.setAttribute('role', 'status');
status.className = 'hidden';
document.body.append(status);

export function announceStatus(text: string): void {
  status.textContent = text;
}

const parseAddress = ({ round }: ScoreLinkView): PadAddress => {
  const query = new URLSearchParams(location.search);
  return parsePadAddress((name) => query.get(name) ?? '', round?.id);
};

type PageState = {
  /** As the server has it. */
  board: ScoreLinkView;
  address: PadAddress;
  /** Of the next result that is entered. */
  changeId: string;
  problem: string | null;
  /** Why the page is of no use any more; null while it is. */
  ended: string | null;
  isOffline: boolean;
};

const firstBoard = JSON.parse(scorePageRoot.dataset.board!) as ScoreLinkView;

export const scorePageState: PageState = {
  board: firstBoard,
  address: parseAddress(firstBoard),
  changeId: createChangeId(),
  problem: null,
  ended: null,
  isOffline: false,
};

/** The page's address has changed. */
export function applyScorePageAddress(): void {
  const { court } = scorePageState.address;
  scorePageState.address = parseAddress(scorePageState.board);
  scorePageState.problem = null;
  if (court !== scorePageState.address.court) stopResultUndoCountdown();
}

/** SEEN-15: takes the server's board; that of another round closes the pad, as others play on its court now. */
export function applyServerView(board: ScoreLinkView): void {
  const isSameRound = board.round?.id === scorePageState.board.round?.id;
  scorePageState.board = board;
  dismissAnsweredResults(board);
  if (isSameRound || scorePageState.address.court === null) return;
  history.replaceState(null, '', formatPadQuery(NO_PAD));
  applyScorePageAddress();
  showScorePage('begins');
}

/** SEEN-17: of a result that was not taken the pad does not say that it was saved. */
export function clearSavedNote({ roundId, court }: WaitingResult): void {
  const { address, board } = scorePageState;
  if (!address.isSaved || address.court !== court || board.round?.id !== roundId) return;
  stopResultUndoCountdown();
  scorePageState.address = { ...address, isSaved: false };
  history.replaceState(null, '', formatPadQuery(scorePageState.address));
}

/** The board with what waits on this device. */
export const getShownScoreView = (): ScoreLinkView =>
  applyWaitingResults(scorePageState.board, readStoredResults().waiting);

/** Shows the page as it is now. */
export function showScorePage(focus: FocusPlacement = 'stays'): void {
  const { address, changeId, problem, ended, isOffline } = scorePageState;
  const { waiting, refused } = readStoredResults();
  // What is on its way has no mark: it would only flash.
  const unsent = isOffline
    ? waiting.filter(({ roundId }) => roundId === scorePageState.board.round?.id)
    : [];
  const device = {
    isOffline,
    ended,
    refused,
    unsent: unsent.map(({ court }) => court),
    undoSeconds: findUndoableResult()?.seconds ?? null,
  };
  showScorePageBody(
    scorePageRoot,
    { board: getShownScoreView(), address, changeId, problem, device },
    focus,
  );
}
