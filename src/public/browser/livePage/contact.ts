import { markPageFresh } from '../sign';

/** Maximum silence of the server in ms: a working stream has a keep-alive line every 3 s. */
const SILENT_MS = 8_000;

const SHORT_TIME = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });

/** Time of the last message from the server, by this device's clock. */
let heardAt = Date.now();
/** Time since which the page receives messages; a hidden page receives none. */
let listeningSince = heardAt;
/** True when the latest attempt has failed. */
let isFailing = false;

/** Records a message from the server, which means that the page is current. */
export function markServerHeard(): void {
  heardAt = Date.now();
  isFailing = false;
  markPageFresh();
  showConnectionState();
}

export function markServerUnreached(): void {
  isFailing = true;
  showConnectionState();
}

/** Restarts the measured silence; called when the page becomes visible. */
export function startContactTimer(): void {
  listeningSince = Date.now();
}

function put(selector: string, text: string): void {
  const element = document.querySelector(selector);
  // The text is set only when it differs, because screen readers would read a status again.
  if (element && element.textContent !== text) element.textContent = text;
}

/** Marks the content as outdated when the server is silent (SEEN-9). */
export function showConnectionState(): void {
  const time = SHORT_TIME.format(heardAt);
  const isLost = isFailing || Math.abs(Date.now() - Math.max(heardAt, listeningSince)) > SILENT_MS;
  document.documentElement.toggleAttribute('data-lost', isLost);
  put('.fresh', `обновлено в\u00a0${time}`);
  put('.lost', isLost ? `Нет связи с\u00a0${time}` : '');
}
