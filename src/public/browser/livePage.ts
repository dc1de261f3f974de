import './base.css';
import './livePage/head.css';
import './livePage/rounds.css';
import './livePage/table.css';
import { fitBoardTable, startBoard, switchBoardPage } from './livePage/board';
import { showNextRoundCountdown } from './livePage/clock';
import { showConnectionState } from './livePage/contact';
import { followLivePage } from './livePage/follow';
import { showOwnPlace, watchOwnChoice } from './livePage/me';
import { isLivePagePresent, setPageSwapListener } from './livePage/refresh';

/** Updates everything that depends on the page's content, after each change of the content. */
function show(): void {
  showOwnPlace();
  showNextRoundCountdown();
  fitBoardTable();
}

function updateTimes(): void {
  showConnectionState();
  showNextRoundCountdown();
  switchBoardPage();
}

if (isLivePagePresent()) {
  setPageSwapListener(show);
  watchOwnChoice();
  startBoard();
  show();
  showConnectionState();
  setInterval(updateTimes, 1_000);
  void followLivePage();
}
