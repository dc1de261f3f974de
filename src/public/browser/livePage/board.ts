import { buildElement } from './buildElement';

/** Number of seconds for which each page of the standings is shown. */
const PAGE_TICKS = 8;
/** Number of seconds for which the pages pause after a touch. */
const TOUCHED_TICKS = 60;

const wide = matchMedia('(min-width: 1000px)');

const isBoard = (): boolean => wide.matches || 'board' in document.documentElement.dataset;

/** Number of seconds until the next page. */
let remaining = PAGE_TICKS;
let page = 0;

/** Shows the position, «1–6 из 12», and a dot for each page. */
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

/** The standings' element at its last measurement, and the window's size then. */
let measured = { box: null as Element | null, window: '', perPage: 0, height: 0 };

/** Stretches the rows of a page to fill the available space. */
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

function show(box: HTMLElement, rows: number): void {
  const { perPage, height } = measured;
  page %= Math.ceil(rows / perPage);
  box.scrollTop = page * perPage * height;
  showPosition(box.closest('section')!, rows, perPage);
}

/** Shows standings that do not fit page by page, in whole rows (SEEN-7). */
export function fitBoardTable(): void {
  const box = document.querySelector<HTMLElement>('.rows');
  const rows = [...(box?.querySelectorAll('tbody tr') ?? [])];
  if (box && rows.length > 0) measure(box, rows);
}

/** Called every second; shows the next page when its time has come. */
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

/** Keeps the screen on while it shows the board, if the browser allows that. */
async function stayAwake(): Promise<void> {
  // A page that was not loaded securely has no wake lock.
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  if (!isBoard() || document.hidden) return;
  await wakeLock?.request('screen').catch(() => undefined);
}

/** Starts everything that an unattended screen needs (SEEN-7). */
export function startBoard(): void {
  void stayAwake();
  // A hidden page loses its wake lock, so it is requested again.
  document.addEventListener('visibilitychange', () => void stayAwake());
  // Safari 13 has no addEventListener on a media query.
  wide.onchange = () => void stayAwake();
  const wait = () => {
    remaining = TOUCHED_TICKS;
  };
  for (const name of ['wheel', 'pointerdown', 'keydown', 'focusin'] as const) {
    document.addEventListener(name, wait, { passive: true });
  }
}
