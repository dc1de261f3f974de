import { setServerTime } from './clock';
import { markServerUnreached, markServerHeard } from './contact';

const TIMEOUT_MS = 10_000;
const NOT_MODIFIED = 304;
/** Tag of a page that no longer exists, as in the server's events. */
const GONE = 'gone';

let onSwapped = (): void => undefined;

export function setPageSwapListener(listener: () => void): void {
  onSwapped = listener;
}

const findMain = (page: Document) => page.querySelector('main');

/** Returns the tag of the shown content. */
export const getShownTag = (): string => findMain(document)?.dataset.tag ?? GONE;

/** True for a live page, false for a page with only a message. */
export const isLivePagePresent = (): boolean => getShownTag() !== GONE;

const getScriptPath = (page: Document) => page.querySelector('script[src]')?.getAttribute('src');

/**
 * Loads a page. Requesting a document avoids converting text to HTML, which the security policy forbids.
 * @param tag of the shown page
 * @returns null without a response
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

/** Replaces the select of players only when it has changed, because a user may have it open. */
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

function showPage(page: Document): void {
  // A page of another version has its own script and style sheet, so the browser reloads it.
  if (getScriptPath(page) !== getScriptPath(document)) location.reload();
  else swap(page);
}

/**
 * Loads and shows the server's current page (SEEN-6).
 * @returns true when the server responded
 */
export async function refreshPage(): Promise<boolean> {
  const request = await load(location.pathname + location.search, getShownTag());
  const isSame = request?.status === NOT_MODIFIED;
  // Chromium creates a document even for an empty response, with styles that the security policy forbids.
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
 * Shows the page contained in an event (SEEN-6).
 * @param packed its HTML, gzipped and in base64
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
