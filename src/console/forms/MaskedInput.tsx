import { useCallback, useRef, useState } from 'react';
import { IMaskInput } from 'react-imask';
import type { TypingMask } from '../../domain/typing';
import type { FieldControl } from './useFormField';

type MaskedInputProps = Omit<FieldControl, 'onChange'> & {
  mask: TypingMask;
  placeholder: string;
  type?: 'text' | 'tel';
  /** Mends what the mask let through; what it gives is shown and kept. */
  finish?: (text: string) => string;
  onChange: (value: string) => void;
};

/** What of IMask's component is used beyond its properties. */
type Mask = { maskRef?: { _saveSelection: () => void } };

const asTyped = (text: string): string => text;

/**
 * An input that shapes what is typed or pasted. A text that was there before and does not fit the
 * mask, as an old phone from abroad, is left alone and edited as plain text.
 */
export function MaskedInput(props: MaskedInputProps) {
  const { mask, value, type = 'text', finish = asTyped, onChange, ...own } = props;
  const [isPlain] = useState(() => value !== '' && !fits(value, mask.mask));
  const component = useRef<Mask>(null);
  // IMask looks what is selected when a key goes down, and a paste or a cut by a menu presses none.
  const watchSelection = useCallback((input: HTMLInputElement | null) => {
    input?.addEventListener('beforeinput', () => component.current?.maskRef?._saveSelection());
  }, []);
  const attributes = {
    ...own,
    type,
    inputMode: type === 'tel' ? ('tel' as const) : ('numeric' as const),
    autoComplete: 'off',
  };
  if (isPlain) {
    return (
      <input
        {...attributes}
        inputMode="text"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <IMaskInput
      {...attributes}
      {...mask}
      ref={component}
      inputRef={watchSelection}
      value={value}
      onAccept={(text: string, masked, event?: InputEvent) => {
        // It also tells of values that were set, and those are no typing; undoing comes without an
        // event too, but in a field that has the focus.
        if (!event && !masked.el.isActive) return;
        const finished = finish(text);
        if (finished !== text) masked.value = finished;
        onChange(finished);
      }}
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
