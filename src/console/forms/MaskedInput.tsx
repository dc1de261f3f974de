import { useCallback, useEffect, useRef, useState, type ChangeEvent } from 'react';
import { IMask, IMaskInput } from 'react-imask';
import type { TypingMask } from '../../domain/fields/typing';
import { useFillCount } from './fillCount';
import type { FieldControlAttributes } from './useFormField';

type MaskedInputProps = Omit<FieldControlAttributes, 'onChange'> & {
  mask: TypingMask;
  placeholder: string;
  type?: 'text' | 'tel';
  /** Corrects a text that the mask allows; the field shows and keeps the result. */
  finish?: (text: string, isDeletion: boolean) => string;
  onChange: (value: string) => void;
  /** Called for a digit that has no room in a complete text. */
  onOverflow?: (text: string) => void;
};

/** Internals of IMask's component that are used here. */
type Mask = { maskRef?: { value: string; _saveSelection: () => void } };

const getSameText = (text: string): string => text;

/**
 * An input that formats typed or pasted text. An initial text that does not fit the mask stays unchanged until it is
 * edited. A text that the mask does not apply to, such as a foreign phone number, stays as typed.
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
        // IMask reads the selection on keydown, which a paste or cut by a menu does not fire. Composed text replaces
        // the selection from before the composition.
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
        // After the separator that the mask has inserted.
        input.setSelectionRange(input.value.length, input.value.length);
        masked._saveSelection();
      });
      input?.addEventListener(
        'compositionend',
        (event) => {
          const { value: text } = input;
          if (!component.current?.maskRef || !isLeft?.(text, event.data || text)) return;
          // IMask would mask the composed text now.
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
      // Without a pattern it is a plain input. The element stays the same.
      mask={isLeftAlone ? undefined : pattern}
      type={type}
      inputMode={type === 'tel' ? 'tel' : 'numeric'}
      autoComplete="off"
      ref={component}
      inputRef={watchInput}
      value={value}
      onAccept={(text: string, masked, event?: Event) => {
        // IMask calls this without an event for values set by code, and for an undo in the focused field.
        if (!event && !masked.el.isActive) return;
        // A password manager's event does not show the kind of change.
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

/**
 * True when the pattern shows the text unchanged. It has digits in place of zeros, or the gaps of a half-edited one.
 */
function isFitting(text: string, pattern: string): boolean {
  const shape = toShape(pattern);
  const isTyped = /\d/.test(text) && text.length <= shape.length;
  return isTyped && [...text].every((sign, at) => isFittingSign(sign, shape[at]!));
}

const isFittingSign = (sign: string, wanted: string): boolean =>
  wanted === '0' ? /[\d_]/.test(sign) : sign === wanted;
