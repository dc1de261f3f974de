import { LINK_ENDED, typedText } from '../../../domain/play/scoreLink/linkTexts';
import { askBoard, sendResult, type Answer } from './server';
import { page, render, takeBoard } from './state';
import { endWaiting, readKept, takeWaiting, type Waiting } from './waiting';

/** SEEN-18: ms between two questions for what others have entered. */
const INTERVAL = 5_000;

let isBusy = false;
/** How often something has come up that cannot wait. */
let wanted = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether it is worth while to go on. */
function take(answer: Answer): boolean {
  page.isOffline = answer.kind === 'offline';
  if (answer.kind === 'board') takeBoard(answer.board);
  if (answer.kind === 'ended') page.ended = LINK_ENDED[answer.status];
  return answer.kind === 'board' || answer.kind === 'same';
}

const refusedText = ({ place, to }: Waiting, why: string): string =>
  `${place}. ${why} ${typedText(to)}`;

/** SEEN-18: sends what waits, in its order; what does not fit any more is told. */
async function sendWaiting(): Promise<boolean> {
  for (let next = takeWaiting(); next; next = takeWaiting()) {
    const answer = await sendResult(next);
    const goesOn = take(answer);
    if (answer.kind === 'board') {
      endWaiting(next.id, answer.message && refusedText(next, answer.message));
      render();
    }
    if (!goesOn) return false;
  }
  return true;
}

/** Nobody will take what still waits: it is told with why. */
function giveUp(why: string): void {
  for (const one of readKept().waiting) endWaiting(one.id, refusedText(one, why));
}

const hasEnded = (): boolean => page.ended !== null;
const isSeen = (): boolean => document.visibilityState === 'visible';
const pageNow = (): string => JSON.stringify([page.board, page.isOffline, page.ended]);

/** Asks once for all that is new, and says it. */
async function exchange(): Promise<void> {
  const before = pageNow();
  if (await sendWaiting()) take(await askBoard());
  if (page.ended !== null) giveUp(page.ended);
  if (pageNow() !== before) render();
}

/** Sends what waits, asks for what others have entered, and does so again while somebody looks. */
export async function follow(): Promise<void> {
  clearTimeout(timer);
  wanted += 1;
  if (isBusy || hasEnded()) return;
  isBusy = true;
  for (let done = 0; done !== wanted && !hasEnded();) {
    done = wanted;
    await exchange();
  }
  isBusy = false;
  if (!hasEnded() && isSeen()) timer = setTimeout(() => void follow(), INTERVAL);
}
