import { buildElement } from './buildElement';

/** How long a page of the table stands, in ticks of a second. */
const PAGE_TICKS = 8;
/** How long the pages wait for whoever has touched them. */
const TOUCHED_TICKS = 60;

const wide = matchMedia('(min-width: 1000px)');

const isBoard = (): boolean => wide.matches || 'board' in document.documentElement.dataset;

/** Ticks until the next page. */
let remaining = PAGE_TICKS;
let page = 0;

/** Shows which rows are in sight: «1–6 из 12», and a dot for each page. */
function showPosition(section: Element, rows: number, perPage: number): void {
  const pages = Math.ceil(rows / perPage);
  const first = Math.min(page * perPage, rows - perPage) + 1;
  const [shown, line] = ['.shown', '.dots'].map((place) => section.querySelector(place));
  if (!shown || !line) return;
  shown.textContent = pages > 1 ? `${first}–${first + perPage - 1} из\u00a0${rows}` : '';
  const dots = Array.from({ length: pages > 1 ? pages : 0 }, (_, index) =>
    buildElement('i', index === page ? { className: 'now' } : {}),
  );
  line.textContent = '';
  line.append(...dots);
}

/** The table as it was last measured, and by how large a window. */
let measured = { box: null as Element | null, window: '', perPage: 0, height: 0 };

/** Makes the rows of a page fill the room that they have. */
function measure(box: HTMLElement, rows: readonly Element[]): void {
  const window = `${innerWidth} ${innerHeight} ${isBoard()}`;
  if (measured.box === box && measured.window === window) return;
  box.style.removeProperty('--row');
  const least = rows[0]!.getBoundingClientRect().height;
  const fitting = isBoard() ? Math.floor(box.clientHeight / least) : rows.length;
  const perPage = Math.max(1, Math.min(rows.length, fitting));
  const isPaged = perPage < rows.length;
  const height = isPaged ? box.clientHeight / perPage : least;
  measured = { box, window, perPage, height };
  if (isPaged) {
    box.style.setProperty('--row', `${height}px`);
    box.tabIndex = 0;
  } else {
    box.removeAttribute('tabindex');
  }
  show(box, rows.length);
}

/** Shows a page of the table, and says which it is. */
function show(box: HTMLElement, rows: number): void {
  const { perPage, height } = measured;
  page %= Math.ceil(rows / perPage);
  box.scrollTop = page * perPage * height;
  showPosition(box.closest('section')!, rows, perPage);
}

/** SEEN-7: a table that does not fit is shown page by page, whole rows each. */
export function fitBoardTable(): void {
  const box = document.querySelector<HTMLElement>('.rows');
  const rows = [...(box?.querySelectorAll('tbody tr') ?? [])];
  if (box && rows.length > 0) measure(box, rows);
}

/** A second has passed: the pages go on by themselves. */
export function switchBoardPage(): void {
  fitBoardTable();
  remaining -= 1;
  const { box, perPage } = measured;
  if (remaining > 0 || !(box instanceof HTMLElement) || !box.isConnected) return;
  remaining = PAGE_TICKS;
  page += 1;
  const rows = box.querySelectorAll('tbody tr').length;
  if (perPage < rows) show(box, rows);
}

/** Keeps a screen awake while the board is on it; where that is not allowed it goes dark as it ever did. */
async function stayAwake(): Promise<void> {
  // Absent where the page was not loaded securely.
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!isBoard() || document.hidden) return;
  await wakeLock?.request('screen').catch(() => undefined);
}

/** SEEN-7: what a screen needs that nobody touches. */
export function startBoard(): void {
  void stayAwake();
  // A hidden page loses its lock.
  document.addEventListener('visibilitychange', () => void stayAwake());
  // Safari 13 has no events of it.
  wide.onchange = () => void stayAwake();
  const wait = () => {
    remaining = TOUCHED_TICKS;
  };
  for (const name of ['wheel', 'pointerdown', 'keydown', 'focusin'] as const) {
    document.addEventListener(name, wait, { passive: true });
  }
}
