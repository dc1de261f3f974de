import '../base.css';
import '../page/frame.css';
import '../page/form.css';
import '../page/buttons.css';
import '../page/answer.css';
import '../page/desk.css';
import { isSameResult } from '../../../domain/play/roundSteps';
import { matchOn } from '../../../domain/play/scoreLink/linkBoard';
import { readLinkForm } from '../../../domain/play/scoreLink/linkForm';
import {
  padOn,
  padQuery,
  readPoints,
  type PadAddress,
} from '../../../domain/play/scoreLink/padAddress';
import { resultText } from '../../../domain/play/roundTexts';
import { courtInText } from '../../score/CourtList';
import { follow } from './follow';
import { pressKey } from './keys';
import { newUuid } from './newUuid';
import './courts.css';
import './pad.css';
import { swallowSecondTap } from './secondTap';
import { page, readAddress, render, root, say, shownBoard } from './state';
import { startUndo, stopUndo, undoable } from './undo';
import { addWaiting, dismiss, type Waiting } from './waiting';

/** @param isStep whether Back leads back from there */
function go(query: string, isStep: boolean): void {
  const { court } = page.address;
  if (isStep) history.pushState(null, '', query);
  else history.replaceState(null, '', query);
  readAddress();
  render(court === page.address.court ? 'stays' : 'begins');
}

/** Shows what was saved, before it has arrived. */
function showSaved({ place, to }: Waiting, address: PadAddress): void {
  page.problem = null;
  page.address = address;
  history.replaceState(null, '', padQuery(address));
  say(`${place}: ${resultText(to)}`);
  render();
  // On a small phone it lies below the numbers.
  document.getElementById('next')?.scrollIntoView({ block: 'nearest' });
}

/** Shows a result at once, and sends it as soon as that can be. */
function save(made: Waiting, address: PadAddress): void {
  addWaiting(made);
  page.changeId = newUuid();
  showSaved(made, address);
  void follow();
}

/** SEEN-15: takes the pad's form as the server would. */
function submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { round } = page.board;
  if (!round) return;
  const data = new FormData(form);
  const pressed = submitter instanceof HTMLButtonElement ? submitter : null;
  const field = (name: string) => {
    const value = pressed?.name === name ? pressed.value : data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const read = readLinkForm(field, round.terms);
  if (read.problem !== null) {
    const [a, b] = [readPoints(field('a')), readPoints(field('b'))];
    page.problem = `${read.problem}.`;
    page.address = { ...page.address, a, b, isSaved: false };
    render();
    return;
  }
  const match = matchOn(shownBoard(), read.court);
  const place = `Раунд ${round.number}, ${match ? courtInText(match) : ''}`;
  const { problem: _, ...result } = read;
  const made = { ...result, place, isTried: false };
  const isSaved = made.to !== null;
  const address = { ...padOn(read.roundId, read.court), side: page.address.side, isSaved };
  // A second tap sends nothing, and leaves the undo of the first as it is.
  if (match && isSameResult(match.result, made.to)) {
    showSaved(made, address);
    return;
  }
  if (isSaved) startUndo(made, render);
  else stopUndo();
  save(made, address);
}

function undo(): void {
  const saved = undoable()?.saved;
  if (!saved) return;
  stopUndo();
  const { from: to, to: from } = saved;
  save({ ...saved, id: newUuid(), from, to, isTried: false }, padOn(saved.roundId, saved.court));
}

addEventListener('click', swallowSecondTap, { capture: true });
root.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href^="?"]');
  const button = event.target.closest<HTMLButtonElement>('button[type=button]');
  if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    go(link.getAttribute('href')!, link.dataset.typing === undefined);
  } else if (button?.dataset.undo !== undefined) undo();
  else if (button?.dataset.dismiss) {
    dismiss(button.dataset.dismiss);
    render();
  }
});

root.addEventListener('submit', (event) => {
  event.preventDefault();
  submit(event.target as HTMLFormElement, event.submitter);
});

addEventListener('keydown', pressKey);
addEventListener('popstate', () => {
  readAddress();
  render('begins');
});
// Another tab of this device has sent or entered something.
addEventListener('storage', () => render());
addEventListener('online', () => void follow());
addEventListener('offline', () => void follow());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void follow();
});

render();
void follow();
