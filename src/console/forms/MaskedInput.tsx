import { useCallback, useRef, useState, type ChangeEvent } from 'react';
import { IMask, IMaskInput } from 'react-imask';
import type { TypingMask } from '../../domain/typing';
import { useFillCount } from './fillCount';
import type { FieldControl } from './useFormField';

type MaskedInputProps = Omit<FieldControl, 'onChange'> & {
  mask: TypingMask;
  placeholder: string;
  type?: 'text' | 'tel';
  /** Mends what the mask let through; what it gives is shown and kept. */
  finish?: (text: string, isDeletion: boolean) => string;
  onChange: (value: string) => void;
};

/** What of IMask's component is used beyond its properties. */
type Mask = { maskRef?: { value: string; _saveSelection: () => void } };

const asTyped = (text: string): string => text;

/**
 * An input that shapes what is typed or pasted. A text that was there before and does not fit the
 * mask, as an old phone from abroad, stands as it is until it is edited.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { mask, value, type = 'text', finish = asTyped, onChange, ...own } = props;
  const isForeign = value !== '' && !fits(value, mask.mask);
  const [isLeftAlone, setLeftAlone] = useState(isForeign);
  const { count } = useFillCount();
  const [knownCount, setKnownCount] = useState(count);
  if (knownCount !== count) {
    setKnownCount(count);
    setLeftAlone(isForeign);
  }
  const component = useRef<Mask>(null);
  const { mask: pattern, endPart, ...options } = mask;
  const watchInput = useCallback(
    (input: HTMLInputElement | null) => {
      input?.addEventListener('beforeinput', (event) => {
        const masked = component.current?.maskRef;
        if (!masked) return;
        // IMask looks what is selected when a key goes down, and a paste or a cut by a menu presses none.
        masked._saveSelection();
        const { value: text, selectionStart } = input;
        const ended = selectionStart === text.length && endPart?.(text, event.data ?? '');
        if (!ended) return;
        event.preventDefault();
        masked.value = ended;
        // Behind the separator that the mask has set.
        input.setSelectionRange(input.value.length, input.value.length);
        masked._saveSelection();
      });
    },
    [endPart],
  );
  return (
    <IMaskInput
      {...own}
      {...options}
      // Without a pattern it is an input like any other, and the same one afterwards.
      mask={isLeftAlone ? undefined : pattern}
      type={type}
      inputMode={type === 'tel' ? 'tel' : 'numeric'}
      autoComplete="off"
      ref={component}
      inputRef={watchInput}
      value={value}
      onAccept={(text: string, masked, event?: Event) => {
        // It also tells of values that were set, and those are no typing; undoing comes without an
        // event too, but in a field that has the focus.
        if (!event && !masked.el.isActive) return;
        // A password manager's event says nothing of how the text was changed.
        const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
        const finished = finish(text, isDeletion);
        if (finished !== text) masked.value = finished;
        onChange(finished);
      }}
      {...(isLeftAlone && {
        onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
          setLeftAlone(false);
          onChange(finish(IMask.createPipe(mask)(target.value), false));
        },
      })}
    />
  );
}

/**
 * Whether the text is one that the pattern shows unchanged: digits in the place of its zeros, or
 * the gaps of a half-edited one.
 */
function fits(text: string, pattern: string): boolean {
  const shape = pattern.replace(/[{}`]/g, '');
  const isTyped = /\d/.test(text) && text.length <= shape.length;
  return isTyped && [...text].every((sign, at) => fitsSign(sign, shape[at]!));
}

const fitsSign = (sign: string, wanted: string): boolean =>
  wanted === '0' ? /[\d_]/.test(sign) : sign === wanted;
