import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { waitForFrame, waitUntilSettled } from './rendering';

type Shift = { value: number; moved: string[] };
type Watched = Window & {
  /** Elements that moved since the last call, except those in `pushed` (a selector). */
  takeShifts: (pushed: string) => Shift[];
};

/** Records every layout shift of the page from now on, including those right after a press. */
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
          // The browser reports no former parent of a removed element.
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
  /** Elements that must keep position and size; the browser names only the five largest moved ones. */
  keeps?: Locator[];
  /** Selector of elements that may move: those below the opened element, or the requested element itself. */
  pushes?: string;
};

const readBoxes = (locators: readonly Locator[]) =>
  Promise.all(
    locators.map(async (locator) => {
      const box = (await locator.count()) === 0 ? null : await locator.boundingBox();
      return box && Object.values(box).map(Math.round);
    }),
  );

/** Asserts that an action moves only the elements in `pushes` (SPEED-10). */
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

/** Asserts that nothing has moved since the page was opened or since the last call. */
export async function expectNoShift(page: Page, pushes = ''): Promise<void> {
  await waitUntilSettled(page);
  await waitForFrame(page);
  expect(await takeShifts(page, pushes)).toEqual([]);
}
