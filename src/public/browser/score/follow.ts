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

/** SEEN-18: ms between two questions for what others have entered. */
const INTERVAL = 5_000;

let isBusy = false;
/** How often something has come up that cannot wait. */
let wanted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether it is worth while to go on. */
function applyAnswer(answer: ScoreLinkResponse): boolean {
  scorePageState.isOffline = answer.kind === 'offline';
  if (answer.kind === 'board') applyServerView(answer.board);
  if (answer.kind === 'ended') scorePageState.ended = SCORE_LINK_ENDED_TEXTS[answer.status];
  return answer.kind === 'board' || answer.kind === 'same';
}

const describeRefused = ({ place, to }: WaitingResult, why: string): string =>
  `${place}. ${why} ${describeTypedResult(to)}`;

/** SEEN-18: sends what waits, in its order; what does not fit any more is told. */
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

/** Nobody will take what still waits: it is told with why. */
function refuseWaiting(why: string): void {
  for (const one of readStoredResults().waiting)
    settleWaitingResult(one, describeRefused(one, why), scorePageState.board);
}

const hasEnded = (): boolean => scorePageState.ended !== null;
const isSeen = (): boolean => document.visibilityState === 'visible';
const getPageKey = (): string =>
  JSON.stringify([scorePageState.board, scorePageState.isOffline, scorePageState.ended]);

/** Asks once for all that is new, and says it. */
async function syncScores(): Promise<void> {
  const before = getPageKey();
  if (await sendWaiting()) applyAnswer(await fetchScoreLinkView());
  if (!scorePageState.isOffline) markPageFresh();
  if (scorePageState.ended !== null) refuseWaiting(scorePageState.ended);
  if (getPageKey() !== before) showScorePage();
}

/** Sends what waits, asks for what others have entered, and does so again while somebody looks. */
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
