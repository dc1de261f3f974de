import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react';
import { IMask, IMaskInput } from 'react-imask';
import type { TypingMask } from '../../domain/fields/typing';
import { useFillCount } from './fillCount';
import type { FieldControlAttributes } from './useFormField';

type MaskedInputProps = Omit<FieldControlAttributes, 'onChange'> & {
  mask: TypingMask;
  placeholder: string;
  type?: 'text' | 'tel';
  /** Corrects a text that the mask allows; the field shows and stores the result. */
  finish?: (text: string, isDeletion: boolean) => string;
  onChange: (value: string) => void;
  /** Called for a digit that a complete text cannot take. */
  onOverflow?: (text: string) => void;
};

/** The parts of IMask's component that this file uses. */
type Mask = { maskRef?: { value: string; _saveSelection: () => void } };

const getSameText = (text: string): string => text;

/**
 * An input that formats typed and pasted text. An initial text that does not fit the mask stays unchanged until the
 * user edits it. A text to which the mask does not apply, such as a foreign phone number, stays as typed.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { mask, value, type = 'text', finish = getSameText, ...rest } = props;
  const { onChange, onOverflow, ...own } = rest;
  const isForeign = value !== '' && !isFitting(value, mask.mask);
  const [isLeftAlone, setLeftAlone] = useState(isForeign);
  const { count } = useFillCount();
  const [knownCount, setKnownCount] = useState(count);
  if (knownCount !== count) {
    setKnownCount(count);
    setLeftAlone(isForeign);
  }
  const component = useRef<Mask>(null);
  const leaveAlone = useRef<(text: string) => void>(() => undefined);
  const overflow = useRef(onOverflow);
  useEffect(() => {
    overflow.current = onOverflow;
    leaveAlone.current = (text) => {
      setLeftAlone(true);
      onChange(text);
    };
  });
  const { mask: pattern, endPart, isLeft, ...options } = mask;
  const watchInput = useCallback(
    (input: HTMLInputElement | null) => {
      input?.addEventListener('beforeinput', (event) => {
        const masked = component.current?.maskRef;
        if (!masked) return;
        // IMask reads the selection on keydown, which pasting or cutting by a menu does not fire. Composed text
        // replaces the selection from before the composition.
        if (!event.isComposing) masked._saveSelection();
        const { value: text, selectionStart, selectionEnd } = input;
        const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length];
        const typed = event.data ?? '';
        const next = text.slice(0, from) + typed + text.slice(to);
        if (typed !== '' && !event.isComposing && isLeft?.(next, typed)) {
          event.preventDefault();
          input.value = next;
          input.setSelectionRange(from + typed.length, from + typed.length);
          leaveAlone.current(next);
          return;
        }
        if (/\d/.test(typed) && from === to && isComplete(text, pattern)) overflow.current?.(text);
        const ended = selectionStart === text.length && endPart?.(text, event.data ?? '');
        if (!ended) return;
        event.preventDefault();
        masked.value = ended;
        // The caret comes after the separator that the mask has inserted.
        input.setSelectionRange(input.value.length, input.value.length);
        masked._saveSelection();
      });
      input?.addEventListener(
        'compositionend',
        (event) => {
          const { value: text } = input;
          if (!component.current?.maskRef || !isLeft?.(text, event.data || text)) return;
          // Without this, IMask would now mask the composed text.
          event.stopImmediatePropagation();
          leaveAlone.current(text);
        },
        { capture: true },
      );
    },
    [endPart, isLeft, pattern],
  );
  return (
    <IMaskInput
      {...own}
      {...options}
      // Without a pattern IMask's component is a plain input, and the element stays the same.
      mask={isLeftAlone ? undefined : pattern}
      type={type}
      inputMode={type === 'tel' ? 'tel' : 'numeric'}
      autoComplete="off"
      ref={component}
      inputRef={watchInput}
      value={value}
      onAccept={(text: string, masked, event?: Event) => {
        // IMask also calls this, without an event, for values set by code. With a focused field it is an undo.
        if (!event && !masked.el.isActive) return;
        // The event of a password manager does not include the kind of change.
        const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
        const finished = finish(text, isDeletion);
        if (finished !== text) masked.value = finished;
        onChange(finished);
      }}
      {...(isLeftAlone && {
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
          if (isLeft?.(target.value)) {
            onChange(target.value);
            return;
          }
          setLeftAlone(false);
          onChange(finish(IMask.createPipe(mask)(target.value), false));
        },
      })}
    />
  );
}

const toShape = (pattern: string): string => pattern.replace(/[{}`]/g, '');

const isComplete = (text: string, pattern: string): boolean =>
  text.length === toShape(pattern).length && isFitting(text, pattern);

/** True when the pattern would leave the text unchanged. Digits match zeros, and a half-edited text may have gaps. */
function isFitting(text: string, pattern: string): boolean {
  const shape = toShape(pattern);
  const isTyped = /\d/.test(text) && text.length <= shape.length;
  return isTyped && [...text].every((sign, at) => isFittingSign(sign, shape[at]!));
}

const isFittingSign = (sign: string, wanted: string): boolean =>
  wanted === '0' ? /[\d_]/.test(sign) : sign === wanted;
