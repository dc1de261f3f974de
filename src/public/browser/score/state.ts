import type { LinkBoard } from '../../../domain/play/scoreLink/linkBoard';
import {
  NO_PAD,
  padQuery,
  readPadAddress,
  type PadAddress,
} from '../../../domain/play/scoreLink/padAddress';
import { newUuid } from './newUuid';
import { show, type Focus } from './show';
import { stopUndo, undoable } from './undo';
import { readKept, withWaiting } from './waiting';

/** What stands under the head, which the server has made and the script makes anew. */
export const root = document.querySelector<HTMLElement>('[data-board]')!;

/** Read out what a glance would see; it stays when all else is made anew. */
const status = document.createElement('p');
status.setAttribute('role', 'status');
status.className = 'hidden';
document.body.append(status);

export const say = (text: string): void => status.replaceChildren(text);

const addressIn = ({ round }: LinkBoard): PadAddress => {
  const query = new URLSearchParams(location.search);
  return readPadAddress((name) => query.get(name) ?? '', round?.id);
};

type PageState = {
  /** As the server has it. */
  board: LinkBoard;
  address: PadAddress;
  /** Of the next result that is entered. */
  changeId: string;
  problem: string | null;
  /** Why the page is of no use any more; null while it is. */
  ended: string | null;
  isOffline: boolean;
};

const firstBoard = JSON.parse(root.dataset.board!) as LinkBoard;

export const page: PageState = {
  board: firstBoard,
  address: addressIn(firstBoard),
  changeId: newUuid(),
  problem: null,
  ended: null,
  isOffline: false,
};

/** The page's address has changed. */
export function readAddress(): void {
  const { court } = page.address;
  page.address = addressIn(page.board);
  page.problem = null;
  if (court !== page.address.court) stopUndo();
}

/** SEEN-15: takes the server's board; that of another round closes the pad, as others play on its court now. */
export function takeBoard(board: LinkBoard): void {
  const isSameRound = board.round?.id === page.board.round?.id;
  page.board = board;
  if (isSameRound || page.address.court === null) return;
  history.replaceState(null, '', padQuery(NO_PAD));
  readAddress();
  render('begins');
}

/** The board with what waits on this device. */
export const shownBoard = (): LinkBoard => withWaiting(page.board, readKept().waiting);

/** Shows the page as it is now. */
export function render(focus: Focus = 'stays'): void {
  const { address, changeId, problem, ended, isOffline } = page;
  const { waiting, refused } = readKept();
  // What is on its way has no mark: it would only flash.
  const unsent = isOffline ? waiting.filter(({ roundId }) => roundId === page.board.round?.id) : [];
  const device = {
    isOffline,
    ended,
    refused,
    unsent: unsent.map(({ court }) => court),
    undoSeconds: undoable()?.seconds ?? null,
  };
  show(root, { board: shownBoard(), address, changeId, problem, device }, focus);
}
