import { waitForPaint } from './painted';

/** A time since navigation on a clock that all pages of a machine share, in milliseconds. */
const toMoment = (sinceNavigation: number): number => performance.timeOrigin + sinceNavigation;

/** Resolves with the time of the next click, before the page's own listeners run. */
const pressed = (): Promise<number> =>
  new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(toMoment(timeStamp)), {
      capture: true,
      once: true,
    });
  });

/** The value of a field, or the text of another element. */
const getText = (selector: string): string => {
  const element = document.querySelector(selector);
  return (element instanceof HTMLInputElement ? element.value : element?.textContent) ?? '';
};

let press = Promise.resolve(Number.NaN);
let sight = Promise.resolve(Number.NaN);

/** Measurements of a score within a page, as clock times in milliseconds. */
const made = {
  expectPress: (): void => void (press = pressed()),
  /** Measures when the text is painted in the selected element. */
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
