import { HEARD_SIGN } from './sign';

/*
 * SEEN-76: keeps a page from going stale in silence where its own script did not come, broke, or is too new for the
 * browser. It stands in the page itself, and asks for nothing that is newer than ES2015.
 */

const root = document.documentElement;
const period = Number(root.getAttribute('data-refresh')) * 1_000;
const address = location.pathname + location.search;

let heardAt = new Date();
let isScriptKnown = false;
/** The number of checks in a row without a sign of the page's script. */
let silences = 0;

function tell(selector: string, text: string): void {
  const time = heardAt.toLocaleTimeString('ru', { hour: '2-digit', minute: '2-digit' });
  const element = document.querySelector(selector);
  if (element) element.textContent = `${text}\u00a0${time}`;
}

function tellLost(): void {
  // A script that works has words of its own.
  if (isScriptKnown) return;
  root.setAttribute('data-lost', '');
  tell('.lost', 'Нет связи с');
}

/** Asks first: the browser's own page about a lost network would stay for ever. */
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
    // One silence is no more than a slow network then.
    silences = -1;
    return;
  }
  if (document.hidden) return;
  silences += 1;
  if (silences > 0) reloadIfAnswered();
}

tell('.fresh', 'обновлено в');
setInterval(look, period);
