import { markPageFresh } from '../sign';

/** Maximum silence of the server, ms: a living stream sends a heartbeat every 3 s. */
const SILENT_MS = 8_000;

const SHORT_TIME = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit' });

/** Instant of the last message from the server, by this device's clock. */
let heardAt = Date.now();
/** Start of listening: a hidden page does not listen. */
let listeningSince = heardAt;
/** True when the current attempt has failed. */
let isFailing = false;

/** Notes a message from the server: the page is up to date. */
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

/** Called when the page becomes visible. */
export function startContactTimer(): void {
  listeningSince = Date.now();
}

function put(selector: string, text: string): void {
  const element = document.querySelector(selector);
  // Only a change: a status would be read out again.
  if (element && element.textContent !== text) element.textContent = text;
}

/** Marks outdated content as such (SEEN-9). */
export function showConnectionState(): void {
  const time = SHORT_TIME.format(heardAt);
  const isLost = isFailing || Math.abs(Date.now() - Math.max(heardAt, listeningSince)) > SILENT_MS;
  document.documentElement.toggleAttribute('data-lost', isLost);
  put('.fresh', `обновлено в\u00a0${time}`);
  put('.lost', isLost ? `Нет связи с\u00a0${time}` : '');
}
