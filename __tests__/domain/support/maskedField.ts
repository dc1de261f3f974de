import { InputMask, MaskElement } from 'imask';
import type { TypingMask } from '../../../src/domain/fields/typing';

type Handlers = Record<string, (event?: Event) => void>;

/** The part of an input that IMask uses: its text, selection and events. */
class ScreenlessInput extends MaskElement {
  value = '';
  from = 0;
  to = 0;
  handlers: Handlers = {};
  get _unsafeSelectionStart() {
    return this.from;
  }
  get _unsafeSelectionEnd() {
    return this.to;
  }
  _unsafeSelect(from: number, to: number) {
    this.from = from;
    this.to = to;
  }
  override get isActive() {
    return true;
  }
  bindEvents(handlers: object) {
    this.handlers = handlers as Handlers;
  }
  unbindEvents() {}
}

/**
 * A field with one of the project's masks and the real IMask, as in the page. Each method is one user action and
 * returns the field.
 * @param keepText returns the text that the form stores for an accepted text; the field then shows it
 */
export function createMaskedField(
  { endPart, ...options }: TypingMask,
  keepText = (text: string): string => text,
) {
  const input = new ScreenlessInput();
  const mask = new InputMask(input, { ...options });
  mask.on('accept', () => {
    mask.value = keepText(mask.value);
  });

  /** The text changes before the event, as in a browser. */
  const replace = (from: number, to: number, text: string) => {
    input.handlers.selectionChange!();
    input.value = input.value.slice(0, from) + text + input.value.slice(to);
    input.from = input.to = from + text.length;
    input.handlers.input!();
    return field;
  };
  const hasSelection = () => input.from !== input.to;

  const field = {
    get text() {
      return input.value;
    },
    get caret() {
      return input.to;
    },
    paste: (text: string) => replace(input.from, input.to, text),
    type: (text: string) => {
      for (const character of text) {
        const ended = input.from === input.value.length && endPart?.(input.value, character);
        if (ended) field.show(ended);
        else field.paste(character);
      }
      return field;
    },
    backspace: (times = 1) => {
      for (let press = 0; press < times; press++) {
        if (hasSelection()) replace(input.from, input.to, '');
        else if (input.from > 0) replace(input.from - 1, input.from, '');
      }
      return field;
    },
    deleteAhead: (times = 1) => {
      for (let press = 0; press < times; press++) {
        if (hasSelection()) replace(input.from, input.to, '');
        else if (input.to < input.value.length) replace(input.from, input.from + 1, '');
      }
      return field;
    },
    select: (from: number, to = from) => {
      input.from = Math.min(from, input.value.length);
      input.to = Math.min(to, input.value.length);
      return field;
    },
    /** Sets the field's text as the form does, on opening or after another change of the value. */
    show: (text: string) => {
      mask.value = text;
      return field.select(input.value.length);
    },
    leave: () => {
      input.handlers.commit!();
      return field;
    },
  };
  return field;
}
