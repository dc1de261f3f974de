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

/** What stands at the top of the list; headings between the rows do not count. */
const getTopText = (row: string): string =>
  [...document.querySelectorAll(row)]
    .slice(0, TOP_ROWS)
    .map(({ textContent }) => textContent)
    .join('\n');

/** Whether a row holds each of some texts, however they are spaced. */
const isRowOf = (row: string, texts: readonly string[]): boolean =>
  [...document.querySelectorAll(row)]
    .map(({ textContent }) => textContent.replace(/\s/g, ''))
    .some((text) => texts.every((part) => text.includes(part.replace(/\s/g, ''))));

/** Whether a dialog with a text is to be seen; a page may keep one that it has closed. */
const isOpen = (dialog: string, text: string): boolean =>
  [...document.querySelectorAll(dialog)].some(
    (element) => element.textContent.includes(text) && element.checkVisibility(),
  );

/** The next event of a type, before the page's own listeners get it. */
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

/** What is measured within a page, in ms; made before the page's own scripts run. */
function createProbe({ row, dialog, count }: Look) {
  const firstRow = waitForPaint(() => DATE.test(getText(row)));
  const whole = count === undefined ? firstRow : waitForPaint(() => /^\d+$/.test(getText(count)));
  /** Of what is expected: it begins before the input that brings it about. */
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
    /** Until the top of the list is this one. */
    shown: (top: string) => waitForPaint(() => getTopText(row) === top),
    /** Until no dialog is open. */
    closed: () => waitForPaint(() => !isOpen(dialog, '')),

    /** Bytes, as they came, of the code that was there at the first row. */
    codeBytes: async () => countCodeBytes(await firstRow),

    /** What was expected last. */
    result: () => result,
    /** From a key's event to the painted change of the top rows. */
    expectChange: (key: string): void => void (result = measureChange(key, getTopText(row))),
    /** From a click on a row to its painted dialog. */
    expectDialog: (index: number): void => void (result = measureOpening(index)),

    /** What the write that was expected last came to. */
    written: () => write,
    /** A write after which the row with some texts is there, or no longer. */
    expectWrite: (texts: readonly string[], isThere: boolean): void =>
      void (write = measureWrite(() => isRowOf(row, texts) === isThere)),
    /** By which a row is known: a phone number. */
    getPhone,

    watchFrames: (): void => void (lateFrames = countLateFrames()),
    /** Frames that came late since they are watched. */
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
