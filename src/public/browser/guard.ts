import { HEARD_SIGN } from './sign';

/* Prevents a page from becoming outdated unnoticed. Its script may be missing, broken, or too new for the browser
   (SEEN-76, APPLY-19). This guard is inlined into the page and uses nothing newer than ES2015. */

const root = document.documentElement;
const period = Number(root.getAttribute('data-refresh') || 15) * 1_000;
/** Age in ms from which a page that never reloads shows its age. */
const OLD_MS = 300_000;
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
/** The options are written out, because object spread is newer than ES2015. */
const DAY_AND_TIME: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
};
const address = location.pathname + location.search;

let heardAt = new Date();
let isScriptKnown = false;
/** Number of consecutive checks without a sign of the page's script. */
let silences = 0;

function tell(selector: string, start: string, format = TIME): void {
  const text = `${start}\u00a0${heardAt.toLocaleString('ru', format)}`;
  const element = document.querySelector(selector);
  // Screen readers would read the same text again if it were set again.
  if (element && element.textContent !== text) element.textContent = text;
}

function tellLost(): void {
  // A working script shows its own message.
  if (isScriptKnown) return;
  root.setAttribute('data-lost', '');
  tell('.lost', 'Нет связи с');
}

/** The page is requested before it is reloaded, because the browser's own error page would stay forever. */
function reloadIfAnswered(): void {
  const request = new XMLHttpRequest();
  request.open('GET', address);
  request.timeout = period;
  request.onload = () => {
    if (request.status === 429 || request.status >= 500) tellLost();
    else if (!root.hasAttribute(HEARD_SIGN)) location.replace(address);
  };
  request.onerror = request.ontimeout = tellLost;
  request.send();
}

function look(): void {
  if (root.hasAttribute(HEARD_SIGN)) {
    root.removeAttribute(HEARD_SIGN);
    isScriptKnown = true;
    heardAt = new Date();
    // The first check without a sign requests nothing yet, because the network may just be slow.
    silences = -1;
    return;
  }
  if (document.hidden) return;
  silences += 1;
  if (silences > 0) reloadIfAnswered();
}

function lookAtAge(): void {
  // The absolute value is used, because a clock set back must not make the page look new.
  const isOld = Math.abs(Date.now() - heardAt.getTime()) > OLD_MS;
  if (isOld || !root.hasAttribute(HEARD_SIGN)) tell('.lost', 'Страница открыта', DAY_AND_TIME);
}

tell('.fresh', 'обновлено в');
setInterval(root.hasAttribute('data-kept') ? lookAtAge : look, period);
