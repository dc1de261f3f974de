import type { Look } from '../looks';
import { TOP_ROWS } from '../topRows';
import { codeBytes } from './codeBytes';
import { painted } from './painted';

const DATE = /\d\d\.\d\d\.\d{4}/;
const PHONE = /\+7 \(\d{3}\) \d{3}-\d\d-\d\d/;

const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

/** What stands at the top of the list. */
function topText(row: string): string {
  const texts: string[] = [];
  let element = document.querySelector(row);
  while (element && texts.length < TOP_ROWS) {
    texts.push(element.textContent);
    element = element.nextElementSibling;
  }
  return texts.join('\n');
}

/** Whether a dialog with a text is to be seen; a page may keep one that it has closed. */
const isOpen = (dialog: string, text: string): boolean =>
  [...document.querySelectorAll(dialog)].some(
    (element) => element.textContent.includes(text) && element.checkVisibility(),
  );

/** The next event of a type, before the page's own listeners get it. */
const next = <Type extends 'keydown' | 'click'>(
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
function makeProbe({ row, dialog, count }: Look) {
  const firstRow = painted(() => DATE.test(textOf(row)));
  const whole = count === undefined ? firstRow : painted(() => /^\d+$/.test(textOf(count)));
  /** Of what is expected: it begins before the input that brings it about. */
  let result = Promise.resolve(Number.NaN);

  async function change(key: string, before: string): Promise<number> {
    const changed = painted(() => topText(row) !== before);
    const { timeStamp } = await next('keydown', (event) => event.key === key);
    return (await changed) - timeStamp;
  }

  async function opening(index: number): Promise<number> {
    const [phone = ''] = PHONE.exec(document.querySelectorAll(row)[index]!.textContent) ?? [];
    const opened = painted(() => isOpen(dialog, phone));
    const { timeStamp } = await next('click');
    return (await opened) - timeStamp;
  }

  return {
    firstRow: () => firstRow,
    whole: () => whole,
    top: () => topText(row),
    /** Until the top of the list is this one. */
    shown: (top: string) => painted(() => topText(row) === top),
    /** Until no dialog is open. */
    closed: () => painted(() => !isOpen(dialog, '')),

    /** Bytes, as they came, of the code that was there at the first row. */
    codeBytes: async () => codeBytes(await firstRow),

    /** What was expected last. */
    result: () => result,
    /** From a key's event to the painted change of the top rows. */
    expectChange: (key: string): void => void (result = change(key, topText(row))),
    /** From a click on a row to its painted dialog. */
    expectDialog: (index: number): void => void (result = opening(index)),
  };
}

export type Probe = ReturnType<typeof makeProbe>;

declare global {
  var probe: Probe;
  var probeAt: (look: Look) => void;
}

globalThis.probeAt = (look) => (globalThis.probe = makeProbe(look));
