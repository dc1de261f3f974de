import { painted } from './painted';

/** Of another page of the same machine too, ms. */
const momentOf = (sinceNavigation: number): number => performance.timeOrigin + sinceNavigation;

/** When something is pressed next, before the page's own listeners hear it. */
const pressed = (): Promise<number> =>
  new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(momentOf(timeStamp)), {
      capture: true,
      once: true,
    });
  });

/** What a field holds, or else what an element says. */
const textOf = (selector: string): string => {
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
    void (sight = painted(() => textOf(selector).includes(text)).then(momentOf)),
  pressed: () => press,
  seen: () => sight,
};

export type ScoreProbe = typeof made;

declare global {
  var scoreProbe: ScoreProbe;
}

globalThis.scoreProbe = made;
