import './base.css';
import './livePage/head.css';
import './livePage/rounds.css';
import './livePage/table.css';
import { fitTable, startBoard, updatePages } from './livePage/board';
import { showClock } from './livePage/clock';
import { showContact } from './livePage/contact';
import { followLivePage } from './livePage/follow';
import { showMe, watchChoice } from './livePage/me';
import { isLivePageShown, onSwap } from './livePage/refresh';

/** All that follows from what is on the page, whenever that is another one. */
function show(): void {
  showMe();
  showClock();
  fitTable();
}

function updateTimes(): void {
  showContact();
  showClock();
  updatePages();
}

if (isLivePageShown()) {
  onSwap(show);
  watchChoice();
  startBoard();
  show();
  showContact();
  setInterval(updateTimes, 1_000);
  void followLivePage();
}
