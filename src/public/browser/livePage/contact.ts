import { markPageFresh } from '../sign';

/** How long nothing may be heard of the server, ms: a living stream says something every 3 s. */
const SILENT_MS = 8_000;

const SHORT_TIME = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });

/** When the server was heard of last, by this device's clock. */
let heardAt = Date.now();
/** Since when it could have been heard: a page that nobody saw listened to nothing. */
let listeningSince = heardAt;
/** Whether what is tried just now has failed. */
let isFailing = false;

/** The server has been heard: what is on the page is as it is there. */
export function markServerHeard(): void {
  heardAt = Date.now();
  isFailing = false;
  markPageFresh();
  showConnectionState();
}

/** It could not be reached. */
export function markServerUnreached(): void {
  isFailing = true;
  showConnectionState();
}

/** The page is looked at again. */
export function startContactTimer(): void {
  listeningSince = Date.now();
}

function put(selector: string, text: string): void {
  const element = document.querySelector(selector);
  // Only a change: a status would be read out again.
  if (element && element.textContent !== text) element.textContent = text;
}

/** SEEN-9: what is old never stands there without saying so. */
export function showConnectionState(): void {
  const time = SHORT_TIME.format(heardAt);
  const isLost = isFailing || Math.abs(Date.now() - Math.max(heardAt, listeningSince)) > SILENT_MS;
  document.documentElement.toggleAttribute('data-lost', isLost);
  put('.fresh', `обновлено в\u00a0${time}`);
  put('.lost', isLost ? `Нет связи с\u00a0${time}` : '');
}
