import { waitForPaint } from './painted';

/** Of another page of the same machine too, ms. */
const toMoment = (sinceNavigation: number): number => performance.timeOrigin + sinceNavigation;

/** When something is pressed next, before the page's own listeners hear it. */
const pressed = (): Promise<number> =>
  new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(toMoment(timeStamp)), {
      capture: true,
      once: true,
    });
  });

/** What a field holds, or else what an element says. */
const getText = (selector: string): string => {
  const element = document.querySelector(selector);
  return (element instanceof HTMLInputElement ? element.value : element?.textContent) ?? '';
};

let press = Promise.resolve(Number.NaN);
let sight = Promise.resolve(Number.NaN);

/** What is measured of a score within a page: moments of the clock, ms. */
const made = {
  expectPress: (): void => void (press = pressed()),
  /** Until a text is painted where a selector finds it. */
  expectText: (selector: string, text: string): void =>
    void (sight = waitForPaint(() => getText(selector).includes(text)).then(toMoment)),
  pressed: () => press,
  seen: () => sight,
};

export type ScoreProbe = typeof made;

declare global {
  var scoreProbe: ScoreProbe;
}

globalThis.scoreProbe = made;
