import type { ScoreLinkView } from '../../../domain/play/scoreLink/linkView';
import {
  NO_PAD,
  formatPadQuery,
  parsePadAddress,
  type PadAddress,
} from '../../../domain/play/scoreLink/padAddress';
import { formatUuid } from '../../../domain/lib/uuid';
import { showScorePageBody, type FocusPlacement } from './showScorePageBody';
import {
  readStoredResults,
  applyWaitingResults,
  dismissAnsweredResults,
  type WaitingResult,
} from './waitingResults';

/** The content under the head. The server creates it, the script updates it. */
export const scorePageRoot = document.querySelector<HTMLElement>('[data-board]')!;

/** The element holds text for screen readers. It stays when the content is updated. */
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
  /** The board from the server, without this device's results. */
  board: ScoreLinkView;
  address: PadAddress;
  /** Id of the next entered result. */
  changeId: string;
  problem: string | null;
  /** Why the page no longer works; null while it works. */
  ended: string | null;
  isOffline: boolean;
};

const firstBoard = JSON.parse(scorePageRoot.dataset.board!) as ScoreLinkView;

export const createChangeId = (): string => formatUuid(crypto.getRandomValues(new Uint8Array(16)));

export const scorePageState: PageState = {
  board: firstBoard,
  address: parseAddress(firstBoard),
  changeId: createChangeId(),
  problem: null,
  ended: null,
  isOffline: false,
};

/** Seconds in which a saved result can be undone (PLAY-3). */
const SECONDS = 10;

let last: { saved: WaitingResult; seconds: number } | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** Returns the result to undo and the remaining seconds. Null when no result can be undone. */
export const findUndoableResult = () => last;

export function stopResultUndoCountdown(): void {
  clearInterval(timer);
  last = null;
}

/**
 * Starts the countdown.
 * @param onEnd called when the time is over
 */
export function startResultUndoCountdown(saved: WaitingResult, onEnd: () => void): void {
  stopResultUndoCountdown();
  const now = { saved, seconds: SECONDS };
  last = now;
  timer = setInterval(() => {
    now.seconds -= 1;
    if (now.seconds === 0) {
      stopResultUndoCountdown();
      onEnd();
      return;
    }
    const shown = document.querySelector('[data-seconds]');
    if (shown) shown.textContent = String(now.seconds);
  }, 1_000);
}

/** Called when the page's address has changed. */
export function applyScorePageAddress(): void {
  const { court } = scorePageState.address;
  scorePageState.address = parseAddress(scorePageState.board);
  scorePageState.problem = null;
  if (court !== scorePageState.address.court) stopResultUndoCountdown();
}

/**
 * Shows the server's board (SEEN-15). A board of another round closes the pad, because its court has other players now.
 */
export function applyServerView(board: ScoreLinkView): void {
  const isSameRound = board.round?.id === scorePageState.board.round?.id;
  scorePageState.board = board;
  dismissAnsweredResults(board);
  if (isSameRound || scorePageState.address.court === null) return;
  history.replaceState(null, '', formatPadQuery(NO_PAD));
  applyScorePageAddress();
  showScorePage('begins');
}

/** Removes the note of a saved result that the server refused (SEEN-17). */
export function clearSavedNote({ roundId, court }: WaitingResult): void {
  const { address, board } = scorePageState;
  if (!address.isSaved || address.court !== court || board.round?.id !== roundId) return;
  stopResultUndoCountdown();
  scorePageState.address = { ...address, isSaved: false };
  history.replaceState(null, '', formatPadQuery(scorePageState.address));
}

/** Returns the board with the results that this device has not sent yet. */
export const getShownScoreView = (): ScoreLinkView =>
  applyWaitingResults(scorePageState.board, readStoredResults().waiting);

export function showScorePage(focus: FocusPlacement = 'stays'): void {
  const { address, changeId, problem, ended, isOffline } = scorePageState;
  const { waiting, refused } = readStoredResults();
  // Results that are being sent have no mark, because the mark would only flash.
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
