import '../base.css';
import '../page/frame.css';
import '../page/form.css';
import '../page/buttons.css';
import '../page/entry.css';
import '../page/desk.css';
import { isSameResult } from '../../../domain/play/model/round';
import { findScoreLinkMatch } from '../../../domain/play/scoreLink/linkView';
import { parseScoreLinkForm } from '../../../domain/play/scoreLink/linkForm';
import {
  createPadAddress,
  formatPadQuery,
  parsePoints,
  type PadAddress,
} from '../../../domain/play/scoreLink/padAddress';
import { formatResult } from '../../../domain/play/score/formatScore';
import { formatCourtInSentence } from '../../../domain/play/model/formatCourtInSentence';
import { followScoreLink } from './follow';
import {
  createChangeId,
  scorePageState,
  applyScorePageAddress,
  showScorePage,
  scorePageRoot,
  announceStatus,
  getShownScoreView,
  startResultUndoCountdown,
  stopResultUndoCountdown,
  findUndoableResult,
} from './scorePageState';
import './courts.css';
import './pad.css';
import {
  addWaitingResult,
  dismissRefusedResult,
  dismissRefusalsOfMatch,
  type WaitingResult,
} from './waitingResults';
import { isSecondTap, isTouchClick } from '../../../domain/lib/doubleTap';

/**
 * Opens the page's address with another query.
 * @param isStep true when the browser's Back returns from the opened view
 */
function openQuery(query: string, isStep: boolean): void {
  const { court } = scorePageState.address;
  if (isStep) history.pushState(null, '', query);
  else history.replaceState(null, '', query);
  applyScorePageAddress();
  showScorePage(court === scorePageState.address.court ? 'stays' : 'begins');
}

/** Shows a saved result before it is sent. */
function showSaved({ place, to }: WaitingResult, address: PadAddress): void {
  scorePageState.problem = null;
  scorePageState.address = address;
  history.replaceState(null, '', formatPadQuery(address));
  announceStatus(`${place}: ${formatResult(to)}`);
  showScorePage();
  // On a small phone the link to the next court is below the numbers.
  document.getElementById('next')?.scrollIntoView({ block: 'nearest' });
}

/** Shows a result immediately, and sends it as soon as possible. */
function save(made: WaitingResult, address: PadAddress): void {
  addWaitingResult(made);
  scorePageState.changeId = createChangeId();
  showSaved(made, address);
  void followScoreLink();
}

/** Handles the pad's form like the server (SEEN-15). */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { round } = scorePageState.board;
  if (!round) return;
  const data = new FormData(form);
  const pressed = submitter instanceof HTMLButtonElement ? submitter : null;
  const readField = (name: string) => {
    const value = pressed?.name === name ? pressed.value : data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const read = parseScoreLinkForm(readField, round.terms);
  if (read.problem !== null) {
    const [a, b] = [parsePoints(readField('a')), parsePoints(readField('b'))];
    scorePageState.problem = `${read.problem}.`;
    const typed = { a, b, isSaved: false, seen: read.from };
    scorePageState.address = { ...scorePageState.address, ...typed };
    showScorePage();
    return;
  }
  dismissRefusalsOfMatch(read);
  const match = findScoreLinkMatch(getShownScoreView(), read.court);
  const place = `${round.name}, ${match ? formatCourtInSentence(match.name) : ''}`;
  const { problem: _, ...result } = read;
  const made = { ...result, place, isTried: false };
  const isSaved = made.to !== null;
  const address = {
    ...createPadAddress(read.roundId, read.court),
    side: scorePageState.address.side,
    isSaved,
  };
  // A second tap sends nothing. The first tap can still be undone.
  if (match && isSameResult(match.result, made.to)) {
    showSaved(made, address);
    return;
  }
  if (isSaved) startResultUndoCountdown(made, showScorePage);
  else stopResultUndoCountdown();
  save(made, address);
}

function undo(): void {
  const saved = findUndoableResult()?.saved;
  if (!saved) return;
  stopResultUndoCountdown();
  const { from: to, to: from } = saved;
  save(
    { ...saved, id: createChangeId(), from, to, isTried: false },
    createPadAddress(saved.roundId, saved.court),
  );
}

let lastTap: MouseEvent | null = null;

/**
 * Cancels the second tap of a double tap when the element moved under the finger after the first (PLAY-3). Digits are
 * exempt, because people tap them quickly. The function is a listener of the capture phase.
 */
function rejectSecondTap(event: MouseEvent): void {
  const isDigit = event.target instanceof Element && event.target.closest('[data-typing]');
  const first = lastTap;
  lastTap = isTouchClick(event) ? event : null;
  if (lastTap === null || isDigit || first === null || !isSecondTap(first, event)) return;
  event.preventDefault();
  event.stopPropagation();
}

addEventListener('click', rejectSecondTap, { capture: true });
/** The last pressed button; Chrome 76 does not name a form's submitter. */
let pressed: HTMLElement | null = null;
scorePageRoot.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  pressed = event.target.closest('button');
  const link = event.target.closest<HTMLAnchorElement>('a[href^="?"]');
  const button = event.target.closest<HTMLButtonElement>('button[type=button]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    openQuery(link.getAttribute('href')!, link.dataset.typing === undefined);
  } else if (button?.dataset.undo !== undefined) undo();
  else if (button?.dataset.dismiss) {
    dismissRefusedResult(button.dataset.dismiss);
    showScorePage();
  }
});

scorePageRoot.addEventListener('submit', (event) => {
  event.preventDefault();
  submit(event.target as HTMLFormElement, pressed);
});

/** Id of the pad's button for a key of the keyboard. */
function getPadKey({ key, target }: KeyboardEvent): string {
  if (key === 'Backspace') return 'erase';
  // Links and buttons handle Enter themselves.
  const isTaken = target instanceof Element && target.closest('a, button');
  return key === 'Enter' && !isTaken ? 'done' : `d${key}`;
}

/** Presses the pad's digits by keyboard, if it has any (SEEN-72). */
function handlePadKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  document.querySelector<HTMLElement>(`.numbers > #${CSS.escape(getPadKey(event))}`)?.click();
}

addEventListener('keydown', handlePadKey);
addEventListener('popstate', () => {
  applyScorePageAddress();
  showScorePage('begins');
});
// Another tab of this browser has sent or entered a result.
addEventListener('storage', () => showScorePage());
addEventListener('online', () => void followScoreLink());
addEventListener('offline', () => void followScoreLink());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void followScoreLink();
});

showScorePage();
void followScoreLink();
