import { parseServerEventContent, parseEventTag } from '../../../domain/protocol/liveEvents';
import { markServerUnreached, markServerHeard, startContactTimer } from './contact';
import { refreshPage, getShownTag, isLivePagePresent, showPackedPage } from './refresh';
import { shareEvents } from './shareEvents';
import { waitOrWake } from './waitOrWake';

/** Interval between requests without a stream, in ms. */
const ASK_MS = 1_000;
/**
 * Interval between requests without streams or responses, in ms: thousands of pages may send requests at the same time.
 */
const SPARING_MS = 5_000;
/** Maximum silence of a stream in ms, which has a keep-alive line every 3 s. */
const TOLD_MS = 4_500;
/** Time in ms for which requests are rarer after a refused stream. */
const REFUSED_MS = 60_000;
/** Maximum random delay in ms, which spreads the requests of thousands of pages after a change. */
const SPREAD_MS = 200;
const TRIES_MAX = 10;

const isNear = (time: number, ms: number): boolean => Math.abs(Date.now() - time) < ms;

let wanted = '';
let isCatchingUp = false;

/** Repeats the request until a proxy no longer uses its copy, which it may keep for a second. */
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

/** Shows the page after an event: the page in the event, otherwise the server's current page. */
async function handleEvent(block: string): Promise<void> {
  const data = /^data: (.*)$/m.exec(block)?.[1] ?? '';
  const [tag, content] = [parseEventTag(data), parseServerEventContent(data)];
  if (tag === null || tag === getShownTag()) return;
  if (content !== null) await showPackedPage(content).catch(() => undefined);
  if (getShownTag() !== tag) void refreshUntil(tag);
}

let hearing = Promise.resolve();
/** Time of the last event or keep-alive line, in ms since the epoch. */
let toldAt = 0;
let refusedAt = 0;

function handleBlock(block: string): void {
  toldAt = Date.now();
  markServerHeard();
  // Events are handled in their order, even if a later one is unpacked faster.
  hearing = hearing.then(() => handleEvent(block));
}

/** True while this page must not send a request each second. */
const isSparing = (isAnswered: boolean): boolean =>
  !isAnswered || !isLivePagePresent() || isNear(refusedAt, REFUSED_MS);

/** Keeps the page up to date with the server while it is visible (SEEN-6). */
export async function followLivePage(): Promise<never> {
  void shareEvents({
    onBlock: handleBlock,
    onRefused: () => (refusedAt = Date.now()),
    onLost: markServerUnreached,
  });
  let isSeen = false;
  for (;;) {
    const wasSeen = isSeen;
    isSeen = !document.hidden;
    if (isSeen && !wasSeen) startContactTimer();
    let wait = ASK_MS;
    if (isSeen && !(wasSeen && isNear(toldAt, TOLD_MS)) && isSparing(await refreshPage()))
      wait = SPARING_MS * (1 + Math.random() / 2);
    await waitOrWake(wait);
  }
}
