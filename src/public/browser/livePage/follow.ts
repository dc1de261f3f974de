import { parseServerEventContent, parseEventTag } from '../../../domain/protocol/liveEvents';
import { setServerTime } from './clock';
import { markServerUnreached, markServerHeard, startContactTimer } from './contact';
import { refreshPage, getShownTag, showPackedPage } from './refresh';

/** Between two tries where there is no stream. */
const AGAIN_MS = 5_000;
/** After which a stream that was refused is asked for again; until then the page is. */
const REFUSED_MS = 60_000;
/** A living stream says something every 3 s. */
const SILENT_MS = 7_000;
/** Thousands who are told of a change do not ask for it in the same moment. */
const SPREAD_MS = 200;
const TRIES_MAX = 10;

/** Waits, at most until the device has a network again or the page is looked at. */
const waitOrWake = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const stopWaiting = () => {
      over.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(stopWaiting, ms);
    addEventListener('online', stopWaiting, over);
    document.addEventListener('visibilitychange', () => document.hidden || stopWaiting(), over);
  });

const isHidden = (): boolean => document.hidden;

let wanted = '';
let isCatchingUp = false;

/** Asks until what a proxy keeps for a second is no longer the answer. */
async function refreshUntil(tag: string): Promise<void> {
  wanted = tag;
  if (isCatchingUp) return;
  isCatchingUp = true;
  for (let tries = 0; tries < TRIES_MAX && getShownTag() !== wanted; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, tries ? 1_000 : Math.random() * SPREAD_MS));
    await refreshPage();
  }
  isCatchingUp = false;
}

/** Shows what an event tells of: what it has brought, else what the server has by now. */
async function handleEvent(block: string): Promise<void> {
  const data = /^data: (.*)$/m.exec(block)?.[1] ?? '';
  const [tag, content] = [parseEventTag(data), parseServerEventContent(data)];
  if (tag === null) return;
  if (content !== null) await showPackedPage(content).catch(() => undefined);
  if (getShownTag() !== tag) void refreshUntil(tag);
}

let hearing = Promise.resolve();

/**
 * Follows the page's stream to its end.
 * @returns whether there was one
 * @throws where the connection is lost, or nobody looks at the page any more
 */
async function listen(): Promise<boolean> {
  const over = new AbortController();
  const stopWaiting = () => over.abort();
  let silence = setTimeout(stopWaiting, SILENT_MS);
  document.addEventListener('visibilitychange', stopWaiting, over);
  try {
    const { ok, body, headers } = await fetch(`${location.pathname}/events`, over);
    if (!ok || !body) return false;
    setServerTime(headers.get('date'));
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return true;
      markServerHeard();
      clearTimeout(silence);
      silence = setTimeout(stopWaiting, SILENT_MS);
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      // In their order, whichever is unpacked first.
      for (const block of blocks) hearing = hearing.then(() => handleEvent(block));
    }
  } finally {
    clearTimeout(silence);
    stopWaiting();
  }
}

/** SEEN-6: keeps the page as it is at the server, for as long as somebody looks at it. */
export async function followLivePage(): Promise<never> {
  let refusedAt = 0;
  for (;;) {
    while (isHidden()) await waitOrWake(AGAIN_MS);
    startContactTimer();
    await refreshPage();
    let wait = AGAIN_MS * (1 + Math.random() / 2);
    if (Math.abs(Date.now() - refusedAt) >= REFUSED_MS) {
      try {
        if (await listen()) wait = Math.random() * SPREAD_MS;
        else refusedAt = Date.now();
      } catch {
        if (!isHidden()) markServerUnreached();
      }
    }
    await waitOrWake(wait);
  }
}
