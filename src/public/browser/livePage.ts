import './base.css';
import './live/head.css';
import './live/rounds.css';
import './live/table.css';
import { fitTable, startBoard, turnPages } from './live/board';
import { showClock } from './live/clock';
import { showContact } from './live/contact';
import { follow } from './live/follow';
import { showMe, watchChoice } from './live/me';
import { isShown, onSwap } from './live/refresh';

/** All that follows from what is on the page, whenever that is another one. */
function show(): void {
  showMe();
  showClock();
  fitTable();
}

function tick(): void {
  showContact();
  showClock();
  turnPages();
}

if (isShown()) {
  onSwap(show);
  watchChoice();
  startBoard();
  show();
  showContact();
  setInterval(tick, 1_000);
  void follow();
}
