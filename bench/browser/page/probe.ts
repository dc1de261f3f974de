import type { Look } from '../looks';
import { TOP_ROWS } from '../topRows';
import { measureTallestBlank } from './blankBand';
import { countCodeBytes } from './codeBytes';
import { countLateFrames } from './lateFrames';
import { waitForPaint } from './painted';
import { measureWrite, type Written } from './written';

const DATE = /\d\d\.\d\d\.\d{4}/;
const PHONE = /\+7 \(\d{3}\) \d{3}-\d\d-\d\d/;

const getText = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

/** Text of the top rows, without the headings between them. */
const getTopText = (row: string): string =>
  [...document.querySelectorAll(row)]
    .slice(0, TOP_ROWS)
    .map(({ textContent }) => textContent)
    .join('\n');

/** True when one row contains all texts, ignoring white space. */
const isRowOf = (row: string, texts: readonly string[]): boolean =>
  [...document.querySelectorAll(row)]
    .map(({ textContent }) => textContent.replace(/\s/g, ''))
    .some((text) => texts.every((part) => text.includes(part.replace(/\s/g, ''))));

/** True when a visible dialog contains the text; a page may keep a closed one in the document. */
const isOpen = (dialog: string, text: string): boolean =>
  [...document.querySelectorAll(dialog)].some(
    (element) => element.textContent.includes(text) && element.checkVisibility(),
  );

/** Resolves with the next event of a type, before the page's own listeners run. */
const waitForEvent = <Type extends 'keydown' | 'click'>(
  type: Type,
  isWanted: (event: WindowEventMap[Type]) => boolean = () => true,
): Promise<WindowEventMap[Type]> =>
  new Promise((resolve) => {
    const listen = (event: WindowEventMap[Type]) => {
      if (!isWanted(event)) return;
      removeEventListener(type, listen, true);
      resolve(event);
    };
    addEventListener(type, listen, true);
  });

/** Measurements within a page, in milliseconds. Created before the page's own scripts run. */
function createProbe({ row, dialog, count }: Look) {
  const firstRow = waitForPaint(() => DATE.test(getText(row)));
  const whole = count === undefined ? firstRow : waitForPaint(() => /^\d+$/.test(getText(count)));
  /** Result of the current measurement, which starts before the input that it measures. */
  let result = Promise.resolve(Number.NaN);
  let write: Promise<Written> | undefined;
  let lateFrames: (() => number) | undefined;

  const getPhone = (index: number): string =>
    PHONE.exec(document.querySelectorAll(row)[index]!.textContent)?.[0] ?? '';

  async function measureChange(key: string, before: string): Promise<number> {
    const changed = waitForPaint(() => getTopText(row) !== before);
    const { timeStamp } = await waitForEvent('keydown', (event) => event.key === key);
    return (await changed) - timeStamp;
  }

  async function measureOpening(index: number): Promise<number> {
    const phone = getPhone(index);
    const opened = waitForPaint(() => isOpen(dialog, phone));
    const { timeStamp } = await waitForEvent('click');
    return (await opened) - timeStamp;
  }

  return {
    firstRow: () => firstRow,
    whole: () => whole,
    top: () => getTopText(row),
    /** Resolves when the top of the list has this text. */
    shown: (top: string) => waitForPaint(() => getTopText(row) === top),
    /** Resolves when no dialog is open. */
    closed: () => waitForPaint(() => !isOpen(dialog, '')),

    /** Transferred bytes of all code loaded before the first row appeared. */
    codeBytes: async () => countCodeBytes(await firstRow),

    /** Result of the last measurement that was started. */
    result: () => result,
    /** Measures from a key event to the painted change of the top rows. */
    expectChange: (key: string): void => void (result = measureChange(key, getTopText(row))),
    /** Measures from a click on a row to its painted dialog. */
    expectDialog: (index: number): void => void (result = measureOpening(index)),

    /** Result of the last measured write. */
    written: () => write,
    /** Measures the write that shows or removes the row with these texts. */
    expectWrite: (texts: readonly string[], isThere: boolean): void =>
      void (write = measureWrite(() => isRowOf(row, texts) === isThere)),
    /** The phone number that identifies a row. */
    getPhone,

    watchFrames: (): void => void (lateFrames = countLateFrames()),
    /** Returns the number of late frames since the call of `watchFrames`. */
    lateFrames: () => lateFrames?.() ?? Number.NaN,
    tallestBlankOf: measureTallestBlank,
  };
}

export type Probe = ReturnType<typeof createProbe>;

declare global {
  var probe: Probe;
  var probeAt: (look: Look) => void;
}

globalThis.probeAt = (look) => (globalThis.probe = createProbe(look));
