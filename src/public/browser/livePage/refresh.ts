import { setServerTime } from './clock';
import { markServerUnreached, markServerHeard } from './contact';

const TIMEOUT_MS = 10_000;
const NOT_MODIFIED = 304;
/** What a page is called that is no longer there; the server's events name it so. */
const GONE = 'gone';

let onSwapped = (): void => undefined;

/** Calls it whenever the page shows something else. */
export function setPageSwapListener(listener: () => void): void {
  onSwapped = listener;
}

const findMain = (page: Document) => page.querySelector('main');

/** Names what is on the page. */
export const getShownTag = (): string => findMain(document)?.dataset.tag ?? GONE;

/** Whether this is a live page, and not one that says that there is none. */
export const isLivePagePresent = (): boolean => getShownTag() !== GONE;

const getScriptPath = (page: Document) => page.querySelector('script[src]')?.getAttribute('src');

/**
 * Asks for a page. A request that gives a document needs no text turned into HTML, which the policy of security
 * forbids to scripts.
 * @param tag of the page that is there already
 * @returns null where there is no answer
 */
const load = (url: string, tag?: string): Promise<XMLHttpRequest | null> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    if (tag !== undefined) request.setRequestHeader('if-none-match', `W/"${tag}"`);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    request.onload = () => resolve(request);
    request.onerror = request.ontimeout = () => resolve(null);
    request.send();
  });

/** What stands beside the content, and may be in use, is replaced only where it is another one. */
function replaceChoice(page: Document): void {
  const [old, next] = [document, page].map((one) => one.querySelector('.choose'));
  if (old && next && old.textContent !== next.textContent) {
    old.replaceWith(document.adoptNode(next));
  }
}

function swap(page: Document): void {
  const [old, next] = [findMain(document), findMain(page)];
  if (!old || !next || old.dataset.tag === next.dataset.tag) return;
  document.title = page.title;
  document.documentElement.dataset.live = page.documentElement.dataset.live ?? '';
  replaceChoice(page);
  old.replaceWith(document.adoptNode(next));
  onSwapped();
}

/** Shows a page that the server has made. */
function showPage(page: Document): void {
  // Another version of the program: its page needs its own script and style sheet.
  if (getScriptPath(page) !== getScriptPath(document)) location.reload();
  else swap(page);
}

/**
 * SEEN-6: shows the page as the server has it now.
 * @returns whether the server has answered
 */
export async function refreshPage(): Promise<boolean> {
  const request = await load(location.pathname + location.search, getShownTag());
  const isSame = request?.status === NOT_MODIFIED;
  // Chromium makes a document of an answer without one, with styles that the policy of security forbids.
  const page = isSame ? null : request?.responseXML;
  if (!request || !(isSame || page) || request.status === 429 || request.status >= 500) {
    markServerUnreached();
    return false;
  }
  setServerTime(request.getResponseHeader('date'));
  if (page) showPage(page);
  markServerHeard();
  return true;
}

/**
 * SEEN-6: shows the page that an event has brought.
 * @param packed its HTML as base64 of gzip
 */
export async function showPackedPage(packed: string): Promise<void> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const html = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const parts = [await new Response(html).arrayBuffer()];
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/html;charset=utf-8' }));
  const page = (await load(url))?.responseXML;
  URL.revokeObjectURL(url);
  if (page) showPage(page);
}
