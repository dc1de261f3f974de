import {
  SCORE_LINK_ENDED_TEXTS,
  describeTypedResult,
} from '../../../domain/play/scoreLink/linkTexts';
import { markPageFresh } from '../sign';
import { fetchScoreLinkView, sendResult, type ScoreLinkResponse } from './scoreApi';
import { scorePageState, showScorePage, applyServerView, clearSavedNote } from './scorePageState';
import {
  settleWaitingResult,
  readStoredResults,
  takeNextResult,
  type WaitingResult,
} from './waitingResults';

/** Milliseconds between requests for other users' results (SEEN-18). */
const INTERVAL = 5_000;

let isBusy = false;
/** Number of calls so far, by which a running sync notices new ones. */
let wanted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Applies a response. Returns true when further requests make sense. */
function applyAnswer(answer: ScoreLinkResponse): boolean {
  scorePageState.isOffline = answer.kind === 'offline';
  if (answer.kind === 'board') applyServerView(answer.board);
  if (answer.kind === 'ended') scorePageState.ended = SCORE_LINK_ENDED_TEXTS[answer.status];
  return answer.kind === 'board' || answer.kind === 'same';
}

const describeRefused = ({ place, to }: WaitingResult, why: string): string =>
  `${place}. ${why} ${describeTypedResult(to)}`;

/** Sends unsent results in order, and shows refused ones (SEEN-18). */
async function sendWaiting(): Promise<boolean> {
  for (let next = takeNextResult(); next; next = takeNextResult()) {
    const answer = await sendResult(next);
    const shouldContinue = applyAnswer(answer);
    if (answer.kind === 'board') {
      settleWaitingResult(
        next,
        answer.message && describeRefused(next, answer.message),
        answer.board,
      );
      if (answer.message) clearSavedNote(next);
      showScorePage();
    }
    if (!shouldContinue) return false;
  }
  return true;
}

/** Marks the unsent results as refused, because the link no longer works. */
function refuseWaiting(why: string): void {
  for (const one of readStoredResults().waiting)
    settleWaitingResult(one, describeRefused(one, why), scorePageState.board);
}

const hasEnded = (): boolean => scorePageState.ended !== null;
const isSeen = (): boolean => document.visibilityState === 'visible';
const getPageKey = (): string =>
  JSON.stringify([scorePageState.board, scorePageState.isOffline, scorePageState.ended]);

/** Sends and loads results once, and shows the changes. */
async function syncScores(): Promise<void> {
  const before = getPageKey();
  if (await sendWaiting()) applyAnswer(await fetchScoreLinkView());
  if (!scorePageState.isOffline) markPageFresh();
  if (scorePageState.ended !== null) refuseWaiting(scorePageState.ended);
  if (getPageKey() !== before) showScorePage();
}

/** Sends unsent results and loads other users' results, repeatedly while the page is visible. */
export async function followScoreLink(): Promise<void> {
  clearTimeout(timer);
  wanted += 1;
  if (isBusy || hasEnded()) return;
  isBusy = true;
  for (let done = 0; done !== wanted && !hasEnded();) {
    done = wanted;
    await syncScores();
  }
  isBusy = false;
  if (!hasEnded() && isSeen()) timer = setTimeout(() => void followScoreLink(), INTERVAL);
}
