import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { waitForFrame, waitUntilSettled } from './rendering';

type Shift = { value: number; moved: string[] };
type Watched = Window & {
  /** What has moved since it was asked last, past what `pushed` (a selector) stands for. */
  takeShifts: (pushed: string) => Shift[];
};

/** Keeps every layout shift of the page from now on, those after a press too. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Entry = PerformanceEntry & { value: number; sources: Source[] };
    const entries: Entry[] = [];
    const observer = new PerformanceObserver((list) =>
      entries.push(...(list.getEntries() as Entry[])),
    );
    observer.observe({ type: 'layout-shift', buffered: true });

    const elementOf = ({ node }: Source) => (node instanceof Element ? node : node?.parentElement);
    const place = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map(Math.round).join(' ');
    const describe = (source: Source): string => {
      const element = elementOf(source);
      const text = element?.textContent.trim().slice(0, 40) ?? '';
      return `${element?.tagName} «${text}» ${place(source.previousRect)} → ${place(source.currentRect)}`;
    };
    (window as unknown as Watched).takeShifts = (pushed) => {
      entries.push(...(observer.takeRecords() as Entry[]));
      return entries
        .splice(0)
        .map(({ value, sources }) => ({
          value,
          // Of what has left the page meanwhile nobody can say where it stood.
          moved: sources
            .filter((source) => pushed === '' || elementOf(source)?.closest(pushed) === null)
            .map(describe),
        }))
        .filter(({ moved }) => moved.length > 0);
    };
  });
}

const takeShifts = (page: Page, pushes: string) =>
  page.evaluate((pushed) => (window as unknown as Watched).takeShifts(pushed), pushes);

type Stillness = {
  /** What has to be where it was, and as large; the browser names only the five largest that move. */
  keeps?: Locator[];
  /** A selector of what may move: it comes after what was opened, or is what was asked for. */
  pushes?: string;
};

const readBoxes = (locators: readonly Locator[]) =>
  Promise.all(
    locators.map(async (locator) => {
      const box = (await locator.count()) === 0 ? null : await locator.boundingBox();
      return box && Object.values(box).map(Math.round);
    }),
  );

/** SPEED-10: whatever is done, nothing moves but what it pushes. */
export async function expectStill(
  page: Page,
  act: () => Promise<unknown>,
  { keeps = [], pushes = '' }: Stillness = {},
): Promise<void> {
  await waitUntilSettled(page);
  await waitForFrame(page);
  await takeShifts(page, pushes);
  const before = await readBoxes(keeps);
  await act();
  await waitUntilSettled(page);
  await waitForFrame(page);
  expect(await readBoxes(keeps)).toEqual(before);
  await expectNoShift(page, pushes);
}

/** Nothing has moved since the page was opened, or since this was asked last. */
export async function expectNoShift(page: Page, pushes = ''): Promise<void> {
  await waitUntilSettled(page);
  await waitForFrame(page);
  expect(await takeShifts(page, pushes)).toEqual([]);
}
