import { expect, createSeeds, test } from './support/fixtures';
import { createLivePageDesk, createNames } from './support/livePageDesk';
import { createTournamentSeed } from './support/roster';

/** With LIVE_CHANGES=10000 the test covers more changes than a tournament has, and takes minutes. */
const CHANGES = Number(process.env.LIVE_CHANGES ?? 600);

test.use({ tournaments: createSeeds([createTournamentSeed(0)]) });

/**
 * Replaces the server inside the page: each request gets a changed page. The next change is announced once the last one
 * is shown.
 * @param changes number of changes
 */
function changeForEver(changes: number): void {
  let count = 0;
  let served = document;
  // This runs before the page's own script, which sets styles that no response contains.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    // The copy omits style sheets: a copied style sheet is empty at first, which violates the security policy.
    served = document.implementation.createHTMLDocument(document.title);
    served.head.append(document.querySelector('script')!.cloneNode());
    served.body.replaceWith(document.body.cloneNode(true));
  });
  let tell = (): void => undefined;
  Math.random = () => 0;
  window.fetch = async () => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        tell = () =>
          stream.enqueue(new TextEncoder().encode(`event: live\ndata: {"tag":"${count + 1}"}\n\n`));
        tell();
      },
    });
    return new Response(body);
  };
  class Answers {
    onload = (): void => undefined;
    status = 200;
    responseXML: Document | null = null;
    open() {}
    setRequestHeader() {}
    getResponseHeader = () => null;
    send() {
      this.responseXML = served.cloneNode(true) as Document;
      count = Math.min(changes, count + 1);
      this.responseXML.querySelector('main')!.dataset.tag = String(count);
      setTimeout(() => {
        this.onload();
        if (count < changes) tell();
      });
    }
  }
  window.XMLHttpRequest = Answers as unknown as typeof XMLHttpRequest;
}

test('a board does not grow, however often it has changed @deep', async ({ page, club }) => {
  const desk = createLivePageDesk(club);
  const path = await desk.open(createNames(12));
  await desk.startRound();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const look = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
    return {
      elements: await page.locator('*').count(),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
    };
  };
  await page.addInitScript(changeForEver, CHANGES);
  await page.goto(path);
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-tag', /^\d{2,}$/);
  const before = await look();
  await expect(main).toHaveAttribute('data-tag', String(CHANGES), { timeout: 150_000 });
  const after = await look();
  expect(after.elements).toBe(before.elements);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners + 5);
  // The browser has not yet garbage-collected a few pages.
  expect(after.nodes).toBeLessThan(before.nodes + 5_000);
  expect(after.heap).toBeLessThan(before.heap + 2_000_000);
});
